import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const bulkAdd: Catalogue['bulkAdd'] = {
  lines: 'Expressions',
  linesHint: 'Une par ligne, ou un tableau avec les colonnes phrase, country, account, video et tags.',
  country: 'Pays des lignes qui n’en indiquent pas',
  file: 'Ou un fichier CSV',
  add: (phrases) => `Ajouter ${counted(phrases, 'expression')}`,
  preview: 'Aperçu',
  outcomes: {
    ready: 'Sera ajoutée',
    duplicate: 'Déjà suivie',
    invalid: 'Ajout impossible',
    over: 'Au-delà de votre limite',
  },
  summary: (lines) => {
    const parts = [
      counted(lines.ready, 'sera ajoutée', 'seront ajoutées'),
      lines.duplicate > 0 && counted(lines.duplicate, 'déjà suivie', 'déjà suivies'),
      lines.invalid > 0 && counted(lines.invalid, 'impossible à ajouter', 'impossibles à ajouter'),
      lines.over > 0 && `${lines.over} au-delà de votre limite`,
    ]
    return `${parts.filter(Boolean).join(', ')}.`
  },
  room: (phrases) =>
    `Vous pouvez encore ajouter ${counted(phrases, 'expression active', 'expressions actives')}.`,
  phrase: 'Expression',
  outcome: 'Issue',
  lineCountry: 'Pays',
  account: 'Compte',
  video: 'Vidéo',
  tags: 'Étiquettes',
  unknownCountry: (text) => `« ${text} » n’est pas un pays que Keytrail peut suivre.`,
  countryNotInPlan: 'Votre forfait n’inclut pas ce pays.',
}

export const followed: Catalogue['followed'] = {
  videoEnd: (end) => `vidéo …${end}`,
}

export const keyPhraseForm: Catalogue['keyPhraseForm'] = {
  phrase: 'Expression',
  phraseHint: 'Collez un lien TikTok ou saisissez une expression.',
  linkTaken: {
    both: 'Nous avons repris le compte et la vidéo du lien. Quelle expression faut-il suivre ?',
    account:
      'Nous avons repris le compte du lien, qui ne désigne aucune vidéo. Ajoutez-la ci-dessous pour ne suivre qu’elle. Quelle expression faut-il suivre ?',
    video:
      'Nous avons repris la vidéo du lien, qui ne désigne aucun compte. Vous pouvez l’ajouter ci-dessous. Quelle expression faut-il suivre ?',
    short:
      'Un lien court ne désigne ni compte ni vidéo : nous l’ouvrons. Si cela échoue, saisissez-les ci-dessous. Quelle expression faut-il suivre ?',
  },
  more: 'Plus : compte, ID de vidéo, étiquettes',
  account: 'Nom du compte',
  accountExample: 'votrenom',
  accountHint: 'Le compte à chercher, ou collez un lien TikTok.',
  video: 'ID de vidéo',
  videoHint: 'Suivre uniquement cette vidéo (facultatif).',
  shortLink: {
    waiting: 'Lien court : nous l’ouvrirons quand vous serez en ligne.',
    following: 'Ouverture du lien court…',
    failed: 'Impossible d’ouvrir ce lien court pour l’instant. Nous réessaierons plus tard.',
  },
  tags: 'Étiquettes',
  tagsHint: 'Séparées par des virgules.',
  add: 'Ajouter',
  missing: 'Saisissez une expression.',
  tooLong: (max) => `Une expression compte au plus ${max} caractères.`,
  tracked: (paused) => ({
    before: '« ',
    after: ` » est déjà suivie.${paused ? ' Elle est en pause.' : ''}`,
  }),
  open: 'L’ouvrir',
}

export const keyPhraseStatus: Catalogue['keyPhraseStatus'] = {
  active: 'Active',
  paused: 'En pause',
  pausedByPlan: 'En pause à cause de votre forfait',
}

export const sharePage: Catalogue['sharePage'] = {
  loading: 'Chargement de vos expressions',
  title: 'Partagé avec Keytrail',
  emptyTitle: 'Ajouter depuis TikTok',
  saved: (name) => `Enregistré dans vos idées : ${name}`,
  openIdea: 'Ouvrir l’idée',
  ofIdea: 'Est-ce la vidéo d’une idée ?',
  rankFor: 'Sur quelle expression doit-elle se classer ? Une vérification montre son rang.',
  empty: 'Dans TikTok, touchez Partager puis Copier le lien. Collez-le ensuite ici.',
  noLink: 'Aucun lien TikTok trouvé : le texte sert d’expression.',
  addTitle: 'Ajouter à votre liste',
  shared: 'Texte partagé : ',
  link: 'Lien TikTok',
  linkProblem: 'Ce n’est pas un lien vers un compte ou une vidéo sur TikTok.',
  shortcut: 'Partager depuis TikTok en deux gestes',
  make: 'Ouvrez l’app Raccourcis, créez un raccourci et nommez-le Keytrail.',
  showInSheet:
    'Dans ses détails, activez « Afficher dans la feuille de partage ». Il reçoit alors ce que vous partagez.',
  encode: 'Ajoutez l’action « Encoder l’URL », pour l’entrée du raccourci.',
  openUrl: {
    before: 'Ajoutez l’action « Ouvrir les URL » avec ',
    after: ' et le texte encodé juste derrière.',
  },
  fromThenOn: 'Ensuite : Partager dans TikTok, puis Keytrail.',
}

export const trackedDialogs: Catalogue['trackedDialogs'] = {
  deleteTitle: 'Supprimer cette expression ?',
  deleteText: (phrase) =>
    `« ${phrase} » sera supprimée définitivement, avec ses positions, vérifications quotidiennes, notes et alertes. Les vérifications que vous avez payées restent dans votre historique.`,
  deleteManyTitle: (phrases) => `Supprimer ${phrases} expressions ?`,
  deleteManyText: (phrases) =>
    `${phrases} expressions seront supprimées définitivement, avec leurs positions, vérifications quotidiennes, notes et alertes. Les vérifications que vous avez payées restent dans votre historique.`,
  confirm: (word) => `Saisissez « ${word} » pour confirmer`,
  delete: 'Supprimer',
  editTitle: (phrase) => `Modifier « ${phrase} »`,
  editText: 'Les vérifications passées seront relues pour le nouveau compte ou la nouvelle vidéo.',
  save: 'Enregistrer',
  tagTitle: (phrases) => `Étiquettes de ${counted(phrases, 'expression')}`,
  tagsToAdd: 'Étiquettes à ajouter',
  removeTag: (tag) => `Retirer « ${tag} »`,
}

export const phraseItems: Catalogue['phraseItems'] = {
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  edit: 'Modifier',
}

export const trackedList: Catalogue['trackedList'] = {
  caption: 'Votre liste',
  emptyTitle: 'Aucune expression suivie pour l’instant',
  empty: 'Ajoutez votre première expression, et Keytrail vérifiera sa position chaque jour.',
  tracked: (phrases) => counted(phrases, 'expression suivie', 'expressions suivies'),
  activeOf: (active, allowed) => `${active} sur ${allowed} actives`,
  trackedSome: (shown, phrases) =>
    `${shown} sur ${counted(phrases, 'expression suivie', 'expressions suivies')}`,
  noMatchTitle: 'Aucune expression ne correspond',
  noMatch: 'Modifiez ou effacez les filtres pour voir les autres.',
  filterBy: 'Filtrer',
  selectSome: 'Choisir',
  descriptions: 'Descriptions',
  insights: 'Analyses',
  columns: {
    phrase: 'Expression',
    position: 'Position',
    change: 'Depuis la dernière',
    week: 'En 7 jours',
    best: 'Meilleure',
    trend: '30 jours',
    account: 'Compte',
    checked: 'Vérifiée',
    actions: 'Actions',
  },
  sorts: {
    movers: 'En mouvement',
    newest: 'Les plus récentes',
    phrase: 'Expression',
    position: 'Position, les meilleures d’abord',
    gained: 'En hausse depuis la dernière vérification',
    lost: 'En baisse depuis la dernière vérification',
    gainedInWeek: 'En hausse en 7 jours',
    lostInWeek: 'En baisse en 7 jours',
    best: 'Meilleure position',
    usual: 'Meilleur rang habituel',
    opportunity: 'Les plus ouvertes d’abord',
    checked: 'Dernière vérification',
  },
  filter: 'Filtrer la liste',
  status: 'État',
  country: 'Pays',
  tag: 'Étiquette',
  sortBy: 'Trier par',
  anyStatus: 'Tous les états',
  anyCountry: 'Tous les pays',
  anyTag: 'Toutes les étiquettes',
  clear: 'Effacer les filtres',
  video: (id) => `vidéo ${id}`,
  position: 'Position : ',
  sinceLast: (change) => `${change} depuis la dernière vérification`,
  days: (days) => `${days} j`,
  unchecked: 'Pas encore vérifiée',
  updated: (age) => `Actualisée : ${age}`,
  newestCheck: (age) => `Dernière vérification : ${age}`,
  failed: (age) => `Échec : ${age}`,
  stale: (age) => `Vérifiée : ${age}`,
  waiting: 'En attente d’envoi',
  notSaved: 'Non enregistrée',
  refused: (reason) => `Non enregistré. ${reason}`,
  discard: 'Abandonner',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  delete: 'Supprimer',
  tags: 'Étiquettes',
  selection: 'Expressions sélectionnées',
  select: (phrase) => `Sélectionner ${phrase}`,
  selected: (phrases) => counted(phrases, 'sélectionnée'),
  selectAll: (phrases) => `Tout sélectionner (${phrases})`,
  all: 'Tout',
  selectNone: 'Effacer la sélection',
  actionOn: (action, phrase) => `${action} : ${phrase}`,
  done: 'Effectuée',
  failedBecause: (reason) => `Échec : ${reason}`,
}

export const trackingOutcomes: Catalogue['trackingOutcomes'] = {
  added: (phrases) => (phrases === 1 ? 'Expression ajoutée' : `${phrases} expressions ajoutées`),
  open: 'Ouvrir',
  addFailed: 'Impossible d’ajouter l’expression',
  alreadyTracked: 'Cette expression est déjà suivie',
  statusFailed: 'Impossible de modifier l’état',
  editFailed: 'Impossible de modifier l’expression',
  deleted: (phrases) => (phrases === 1 ? 'Expression supprimée' : `${phrases} expressions supprimées`),
  deleteFailed: 'Impossible de supprimer l’expression',
  limitReached:
    'Vous avez atteint votre limite d’expressions actives. Mettez-en une en pause pour en ajouter une nouvelle.',
  locked: 'Passez à un forfait supérieur pour ajouter des expressions',
}

export const trackingPage: Catalogue['trackingPage'] = {
  title: 'Suivi',
  lead: 'La place de vos vidéos dans la recherche TikTok, vérifiée chaque jour. Le classement varie selon le lieu, l’heure et l’appareil ; chaque vérification est un échantillon.',
  back: 'Accueil',
  loading: 'Chargement de vos expressions',
  loadFailed: 'Impossible de charger les expressions suivies',
  addTitle: 'Ajouter à votre liste',
  open: 'Ajouter des expressions',
  openShort: 'Ajouter',
  howMany: 'Combien',
  one: 'Une',
  several: 'Plusieurs',
  loadingForm: 'Chargement',
  fromTikTok: 'Ajouter directement depuis TikTok',
  room: (active, allowed) =>
    `${active} sur ${allowed} expressions actives. Chacune est vérifiée une fois par jour.`,
  planTracks: (plan, phrases) =>
    `${plan} suit ${phrases} expressions et vérifie chaque jour votre position pour chacune.`,
  planTracksPhrase: (plan, phrase, others) =>
    `${plan} vérifie chaque jour votre position pour « ${phrase} », et pour ${others} autres expressions.`,
  upgrade: (plan) => `Passer à ${plan}`,
  sample: 'Exemple',
  sampleAbout: 'Ce que montre le suivi après 14 jours',
}
