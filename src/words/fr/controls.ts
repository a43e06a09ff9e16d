import { counted, formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const ui: Catalogue['ui'] = {
  cancel: 'Annuler',
  close: 'Fermer',
  dismiss: 'Masquer',
  messages: 'Messages',
  reload: 'Recharger',
  tryAgain: 'Réessayer',
  notHere: (what) => `Pas encore sur cet appareil : ${what}`,
  notLoaded: (what) => `Chargement impossible : ${what}`,
  notShown: (what) => `Affichage impossible : ${what}`,
  screenNotShown: 'Cet écran n’a pas pu s’afficher',
  partComesOnline: 'Le chargement se fera dès votre retour en ligne.',
  partIsTried: 'Nous continuons d’essayer.',
  comesOnline: 'Vous êtes hors ligne. Le chargement se fera dès votre retour en ligne.',
  noResponse: 'Le serveur n’a pas répondu. Nous continuons d’essayer, et vous pouvez réessayer maintenant.',
  notKept: {
    queued: 'Impossible d’enregistrer l’historique de recherche',
    search: 'Impossible d’enregistrer les résultats de la recherche',
    ranking: 'Impossible d’enregistrer le classement',
  },
  notCharged: 'Rechargez la page pour réessayer. Rien ne vous sera facturé deux fois.',
  nothingLost: 'Rien de ce que vous avez enregistré n’est perdu.',
  store: {
    StorageFull: 'Il n’y a plus de place sur cet appareil',
    StorageUnavailable: 'Keytrail ne peut pas ouvrir ses données sur cet appareil',
  },
  parts: {
    access: 'jetons et webhooks',
    alerts: 'les alertes',
    beside: 'changements, notes et alertes',
    calendar: 'le calendrier',
    captcha: 'le captcha',
    chart: 'le graphique',
    charts: 'les graphiques',
    check: 'la vérification',
    comparison: 'la comparaison',
    description: 'la description',
    details: 'les détails',
    features: 'ce que fait Keytrail',
    form: 'le formulaire',
    insight: 'ce qui marche ici',
    menu: 'le menu',
    offer: 'la proposition',
    outcome: 'le résultat',
    facts: 'les faits',
    palette: 'l’accès rapide',
    picture: 'l’image',
    pictures: 'les images',
    plans: 'les forfaits',
    progress: 'la progression',
    question: 'la question',
    reports: 'les rapports publiés',
    results: 'les résultats',
    screen: 'cet écran',
    search: 'la recherche',
    searches: 'la liste des recherches',
    security: 'mot de passe et appareils',
    sync: 'l’état de la synchronisation',
    tabs: 'la barre d’onglets',
    words: 'les mots',
    yourAlerts: 'vos alertes',
    yourHistory: 'votre historique',
    yourIdeas: 'vos idées',
    yourKeyPhrases: 'vos expressions',
    yourPlan: 'votre forfait',
    yourProfile: 'votre profil',
  },
}

export const calendar: Catalogue['calendar'] = {
  nextMonth: 'Mois suivant',
  previousMonth: 'Mois précédent',
  failed: 'échec',
  selected: 'sélectionné',
}

export const chart: Catalogue['chart'] = {
  lineChart: (title) => `${title}, graphique linéaire`,
  download: (title) => `Télécharger ${title}`,
  asTable: (title) => `${title} sous forme de tableau`,
  remarks: 'Remarques',
  noValues: 'Aucune valeur.',
  today: 'Auj.',
}

export const jump: Catalogue['jump'] = {
  matches: (count) => counted(count, 'résultat', 'résultats'),
}

export const table: Catalogue['table'] = {
  itemsAfter: (shown, all) => `la suite des ${shown} premiers sur ${all}`,
  rowsAfter: (shown, all) => `la suite des ${shown} premières lignes sur ${all}`,
  export: 'Exporter',
  csv: 'CSV',
  excel: 'Excel',
  showMore: (rest) => `Afficher plus (${formatWhole(rest)})`,
  exportCsv: 'Exporter en CSV',
  exportExcel: 'Exporter en Excel',
  exportOf: (format, what) => `${format} : ${what}`,
}

export const clipboard: Catalogue['clipboard'] = {
  copied: 'Copié',
  cannotCopy: 'Ce navigateur n’autorise pas la copie ici',
}
