import { counted, formatWhole } from '#src/lib/format.ts'
import { plural, wholeNumbers } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

export const notFound: Catalogue['notFound'] = {
  title: 'Page introuvable',
  text: {
    before: 'Il n’y a rien à l’adresse ',
    after: '. Elle est peut-être mal saisie, ou la page a été déplacée.',
  },
  ways: {
    dashboard: { name: 'Accueil', about: 'Ce qui s’est passé et la suite' },
    search: { name: 'Découvrir', about: 'Chercher une expression' },
    history: { name: 'Historique', about: 'Toutes vos recherches et vérifications' },
    home: { name: 'Accueil', about: 'Ce que fait Keytrail, et une première recherche' },
    signIn: { name: 'Se connecter', about: 'Vos recherches et vos expressions' },
  },
}

export const outbox: Catalogue['outbox'] = {
  saveAsFile: 'Enregistrer un fichier',
  refusedTitle: 'Modifications non enregistrées',
  waitingTitle: 'Modifications à envoyer',
  edit: 'Modifier',
  discard: 'Abandonner',
  tryNow: 'Envoyer maintenant',
  notSaved: (change, reason) => `${change} : non enregistré. ${reason}`,
  waiting: (why, when) => `${why} Prochain essai ${when}.`,
  stuck: (why, when) =>
    `${why} Prochain essai ${when}. Elles attendent depuis un moment et restent sur cet appareil jusqu’à leur envoi.`,
  sending: 'En route vers le serveur.',
  offline: 'Vous êtes hors ligne. Elles seront envoyées dès votre retour en ligne.',
  signIn: 'Reconnectez-vous pour les envoyer. D’ici là, elles restent sur cet appareil.',
  more: (count) => `et ${count} ${plural(count, 'autre', 'autres')}`,
  names: {
    add_demo_searches: 'Recherches d’avant l’inscription',
    change_profile: 'Modification du profil',
    add_key_phrase: 'Nouvelle expression',
    change_key_phrase: 'Modification d’expression',
    delete_key_phrase: 'Suppression d’expression',
    put_note: 'Note',
    delete_note: 'Suppression de note',
    add_idea: 'Nouvelle idée',
    change_idea: 'Modification d’idée',
    delete_idea: 'Suppression d’idée',
    put_alert_rule: 'Alerte',
    delete_alert_rule: 'Suppression d’alerte',
    mark_alerts_read: 'Alertes marquées comme lues',
    change_alert_settings: 'Réglages des notifications',
    publish_report: 'Rapport publié',
    revoke_report: 'Rapport retiré',
    run_search: 'Recherche',
  },
  unknown: 'Modification',
  named: (name, phrase) => `${name} « ${phrase} »`,
}

export const palette: Catalogue['palette'] = {
  title: 'Aller à',
  placeholder: 'Page, expression, idée, recherche ou vérification',
  price: '1 crédit',
  actions: 'Actions',
  search: (phrase) => `Rechercher « ${phrase} »`,
  check: (phrase) => `Voir qui est en tête pour « ${phrase} »`,
  track: (phrase) => `Suivre « ${phrase} »`,
  idea: (phrase) => `Noter « ${phrase} » comme idée`,
  trackLink: 'Suivre ce lien',
  nothing: 'Rien ne correspond sur cet appareil.',
  pages: 'Pages',
  brandWords: 'Noms de marque',
  keyPhrases: 'Expressions',
  searches: 'Recherches',
  checks: 'Vérifications',
  video: (id) => `vidéo ${id}`,
}

export const places: Catalogue['places'] = {
  about: 'À propos',
  aboutRankTracking: 'Le suivi des positions en détail',
  account: 'Compte',
  alerts: 'Alertes',
  authors: 'Auteurs',
  blog: 'Blog',
  publicBlog: 'Blog (en anglais)',
  checkHistory: 'Vérifications',
  competitorMonitoring: 'Veille des concurrents',
  completeProfile: 'Compléter votre profil',
  contact: 'Contact',
  dashboard: 'Accueil',
  developers: 'Développeurs',
  discover: 'Découvrir',
  faq: 'Questions fréquentes',
  freeSearch: 'Recherche gratuite',
  history: 'Historique',
  ideas: 'Idées',
  keywordDiscovery: 'Découverte de mots-clés',
  multiSearch: 'Recherche multiple',
  newPassword: 'Choisir un nouveau mot de passe',
  notFound: 'Page introuvable',
  passwordReset: 'Réinitialiser le mot de passe',
  payment: 'Paiement',
  privacyPolicy: 'Confidentialité',
  rankTracking: 'Suivi des positions',
  report: 'Rapport',
  searchCheck: 'Vérifier les résultats de recherche',
  share: 'Partagé avec Keytrail',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  tracking: 'Suivi',
}

export const prompts: Catalogue['prompts'] = {
  installTitle: 'Gardez Keytrail sur votre écran d’accueil',
  installText:
    'Touchez Partager, puis Sur l’écran d’accueil. Keytrail s’ouvre alors en plein écran, peut vous envoyer des alertes, et le navigateur n’efface plus ce qu’il conserve ici.',
  installRead: 'Compris',
  pushTitle: 'Recevoir des alertes quand Keytrail est fermé ?',
  pushText:
    'Votre première alerte est en place. Elle apparaîtra dans Alertes, et ce navigateur peut aussi vous prévenir. Les heures calmes et le réglage s’y trouvent également.',
  pushLater: 'Pas maintenant',
  pushOn: 'Activer les notifications',
}

export const refusals: Catalogue['refusals'] = {
  byCode: {
    plan_required: 'Changez de forfait pour ajouter des expressions.',
    active_key_phrases_reached:
      'Vous avez atteint votre limite d’expressions actives. Mettez-en une en pause pour en ajouter une nouvelle.',
    own_names_reached: 'Votre forfait ne comprend pas d’autre compte ou nom à vous.',
    already_tracked: 'Cette expression est déjà suivie.',
    too_many_key_phrases:
      'Vous avez atteint le nombre maximal d’expressions. Supprimez-en une pour en ajouter une autre.',
    too_many_ideas:
      'Vous avez atteint le nombre maximal d’idées. Supprimez-en une pour en ajouter une autre.',
    video_in_other_idea: 'Cette vidéo appartient déjà à une autre idée.',
    too_many_notes:
      'Vous avez atteint le nombre maximal de notes. Supprimez-en une pour en ajouter une autre.',
    too_many_alert_rules:
      'Cette expression a le nombre maximal d’alertes. Supprimez-en une pour en ajouter une autre.',
    too_many_report_links:
      'Vous avez atteint le nombre maximal de rapports publiés. Retirez-en un pour en publier un autre.',
    not_found: 'L’élément à modifier n’existe plus.',
    invalid_change: 'Un élément est trop long ou non valide.',
    unknown_mutation:
      'Le serveur ne prend pas encore en charge ce type de modification. Réessayez après la prochaine mise à jour.',
    damaged: 'Elle a été endommagée sur cet appareil.',
    unknown_column:
      'Le serveur n’en prend pas encore tout en charge. Réessayez après la prochaine mise à jour.',
  },
  unexplained: 'Le serveur n’a pas dit pourquoi.',
  search: 'Le serveur a refusé cette recherche. Rien n’a été débité.',
}

export const shell: Catalogue['shell'] = {
  home: 'Keytrail, accueil',
  skip: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  footerNavigation: 'Pied de page',
  tabs: 'Rubriques',
  menu: 'Menu',
  more: 'Plus',
  jumpTo: 'Aller à…',
  alertsUnread: (unread) => `Alertes, ${unread} non lues`,
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  signOut: 'Se déconnecter',
  notAffiliated: 'Keytrail n’est pas affilié à TikTok.',
  theme: { name: 'Thème', system: 'Système', light: 'Clair', dark: 'Sombre' },
  loading: 'Chargement',
  opening: 'Ouverture de Keytrail',
  offline: 'Hors ligne. Données enregistrées affichées.',
  tryNow: 'Réessayer',
  review: 'Voir',
  partMissing: 'Cette partie de Keytrail n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  update: 'Mettre à jour',
  updateReady: 'Une nouvelle version de Keytrail est prête.',
  updateAfterSending: 'Vous pourrez mettre à jour une fois vos modifications envoyées.',
  updateOverTyped: 'Mettre à jour maintenant ? Le texte saisi sur cet écran peut être perdu.',
}

export const sync: Catalogue['sync'] = {
  signInToSend: 'Reconnectez-vous pour les envoyer.',
  reasons: {
    offline: 'Le serveur est injoignable.',
    timeout: 'Le serveur n’a pas répondu à temps.',
    server: 'Le serveur ne peut pas enregistrer de modifications pour le moment.',
    unreadable: 'Keytrail n’a pas pu lire la réponse du serveur.',
    too_many_changes: 'Vous avez atteint la limite de modifications du jour. Le reste sera envoyé demain.',
    foreign: 'Autre chose sur le réseau a répondu à la place du serveur, peut-être une page de connexion.',
  },
  refusedOne: 'Le serveur n’a pas pu enregistrer l’une d’elles.',
  nextTry: (when) => `Prochain essai ${when}.`,
  now: 'maintenant',
  inSeconds: (seconds) => `dans ${seconds} secondes`,
  inMinutes: (minutes) => `dans ${counted(minutes, 'minute', 'minutes')}`,
  fetchingSoFar: (here) =>
    `Récupération de vos recherches et vérifications : ${formatWhole(here)} pour l’instant`,
  fetchingOf: (here, all) =>
    `Récupération de vos recherches et vérifications : ${formatWhole(here)} sur ${formatWhole(all)}`,
}

function amount(unsent: number, searches: number): string {
  const what =
    searches === unsent
      ? plural(unsent, 'recherche', 'recherches')
      : plural(unsent, 'modification', 'modifications')
  return `${wholeNumbers().format(unsent)} ${what}`
}

export const unsent: Catalogue['unsent'] = {
  waiting: (unsent, searches) => `${amount(unsent, searches)} en attente`,
  waitingLong: (unsent, searches) => `${amount(unsent, searches)} en attente depuis un moment`,
  sending: (unsent, searches) => `Envoi de ${amount(unsent, searches)}`,
  notSaved: (changes) => `${amount(changes, 0)} non ${plural(changes, 'enregistrée', 'enregistrées')}`,
  lostBySigningOut: (unsent) =>
    `${amount(unsent, 0)} ${plural(unsent, 'n’a pas encore été envoyée', 'n’ont pas encore été envoyées')}. La déconnexion ${plural(unsent, 'l’efface', 'les efface')}.`,
}
