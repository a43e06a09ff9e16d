import { counted, formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

export const account: Catalogue['account'] = {
  loading: 'Chargement de votre compte',
  loadFailed: 'Impossible de charger le profil',
  notLoggedIn: 'Vous n’êtes pas connecté',
  title: 'Compte',
  details: 'Vos informations',
  facts: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    level: 'Forfait',
    credits: 'Crédits',
  },
  none: 'N/D',
  creditsLoading: 'Chargement…',
  marketing: 'Nouveautés',
  news: 'Recevoir les nouveautés de Keytrail par e-mail',
  save: 'Enregistrer',
  saved: 'Profil enregistré',
  saveFailed: 'Impossible d’enregistrer le profil',
  device: 'Sur cet appareil',
  nothingKept: 'Aucune recherche ni vérification n’est encore enregistrée ici.',
  kept: (what, count) =>
    `${what} ${plural(count, 'est enregistrée ici et s’ouvre', 'sont enregistrées ici et s’ouvrent')} hors ligne.`,
  synced: (age) => `Synchronisé ${age}.`,
  window: {
    takes: (size) => `Les vérifications occupent ici ${size}.`,
    left: (count) =>
      `De ${counted(count, 'vérification plus ancienne', 'vérifications plus anciennes')}, seul le résumé est ici ; le détail est téléchargé à l’ouverture.`,
    perPhrase: 'Vérifications par expression',
    newest: (count) => `Les ${formatWhole(count)} plus récentes`,
    allChecks: 'Toutes',
    maxBytes: 'Espace pour les vérifications',
    noLimit: 'Sans limite',
    failed: 'Cet appareil n’a pas pu changer ce réglage. Réessayez.',
  },
  withoutRoom: (count) =>
    `Cet appareil n’a plus de place pour ${formatWhole(count)} de vos recherches et vérifications. Elles seront téléchargées dès qu’il y aura de l’espace.`,
  unreadable: (rows) =>
    `Cette version de Keytrail ne peut pas lire ${counted(rows, 'ligne', 'lignes')} de votre compte. Rien n’est perdu ; la prochaine mise à jour réessaiera.`,
  clearedUnused:
    'Ce navigateur les efface si vous l’utilisez sept jours sans ouvrir Keytrail. Elles seront alors téléchargées à nouveau. Dans Keytrail sur votre écran d’accueil ou dans votre Dock, elles restent.',
  keptForSure: 'Le navigateur s’est engagé à les conserver jusqu’à votre déconnexion.',
  clearedForSpace:
    'Si le navigateur les efface pour libérer de l’espace, elles seront téléchargées à nouveau.',
}

export const accountDeletion: Catalogue['accountDeletion'] = {
  title: 'Supprimer mon compte',
  consequences: {
    plans:
      'Toutes vos données seront supprimées de nos serveurs et de cet appareil, et votre abonnement prendra fin immédiatement, sans remboursement. Cette action est irréversible.',
    noPlans:
      'Toutes vos données seront supprimées de nos serveurs et de cet appareil. Cette action est irréversible.',
  },
  unsent: (changes) =>
    `${counted(changes, 'modification n’a pas encore été envoyée', 'modifications n’ont pas encore été envoyées')} et ${plural(changes, 'sera perdue', 'seront perdues')} aussi.`,
  word: 'supprimer',
  typeWord: 'Saisissez « supprimer » pour confirmer',
  wrongWord: 'Saisissez le mot « supprimer », en minuscules.',
  keep: 'Garder mon compte',
  confirm: 'Tout supprimer',
}

const parts = {
  searches: 'recherches',
  checks: 'vérifications',
  keyPhrases: 'expressions',
  keyPhraseChecks: 'positions',
  notes: 'notes',
  alertRules: 'règles d’alerte',
  ideas: 'idées',
}

export const archive: Catalogue['archive'] = {
  unfinished: (date) =>
    `L’importation de votre archive du ${date} n’est pas terminée. Choisissez à nouveau le même fichier pour continuer.`,
  discard: 'Abandonner l’importation',
  discardAsk: 'Abandonner cette importation ?',
  discardWarning: 'Tout ce qu’elle a importé jusqu’ici sera supprimé.',
  discarded: 'Importation abandonnée',
  discardFailed: 'Le serveur ne répond pas pour le moment. L’importation n’a pas été abandonnée.',
  title: 'Vos données',
  empty: 'Il n’y a encore rien sur cet appareil. Vous pouvez importer l’archive d’un autre compte.',
  lead: 'Une archive est un fichier qui contient toutes vos données de cet appareil.',
  preparing: 'Préparation de l’archive',
  saveFailed:
    'Certaines de vos vérifications sont sur le serveur, qui ne répond pas pour le moment. Rien n’a été enregistré.',
  share: (percent) => `${percent} %`,
  download: 'Télécharger',
  contains: (contents) => `L’archive contient ${contents}.`,
  stillComing: 'Téléchargement en cours ; il peut y en avoir d’autres.',
  choose: 'Importer une archive',
  onlyIntoEmpty: 'L’importation n’est possible que dans un compte vide.',
  ask: 'Importer cette archive ?',
  askAbout: (date, contents) =>
    `Elle date du ${date} et contient ${contents}. Les expressions actives qui dépassent votre forfait seront mises en pause.`,
  import: 'Importer',
  importing: 'Importation de l’archive',
  imported: 'Archive importée',
  brokenOff:
    'La connexion a été perdue pendant l’importation. Choisissez à nouveau le même fichier pour continuer.',
  notAnArchive: 'Ce fichier n’est pas une archive Keytrail.',
  unreadableRow: (row, part) => `La ligne ${row} (${parts[part]}) est illisible. Rien n’a été importé.`,
  refused: {
    not_empty: 'Ce compte contient déjà des recherches, des expressions ou des idées. Rien n’a été importé.',
    import_ended: 'Cette importation a pris fin sur un autre appareil ou dans un autre onglet.',
    too_many:
      'Votre compte ne peut pas contenir toutes les expressions, idées, notes et règles d’alerte de cette archive. Rien n’a été importé.',
    archive_too_large: 'Cette archive est trop volumineuse. Rien n’a été importé.',
    invalid_archive:
      'Cette archive contient un élément que le serveur ne peut pas enregistrer. Rien n’a été importé.',
    unauthorized: 'Vous n’êtes pas connecté. Rien n’a été importé.',
  },
  refusedOtherwise: 'Le serveur a refusé cette archive. Rien n’a été importé.',
}

export const archiveParts: Catalogue['archiveParts'] = {
  nothing: 'rien',
  counts: {
    searches: (n) => counted(n, 'recherche', 'recherches'),
    checks: (n) => counted(n, 'vérification', 'vérifications'),
    keyPhrases: (n) => counted(n, 'expression', 'expressions'),
    keyPhraseChecks: (n) => counted(n, 'position', 'positions'),
    notes: (n) => counted(n, 'note', 'notes'),
    alertRules: (n) => counted(n, 'règle d’alerte', 'règles d’alerte'),
    ideas: (n) => counted(n, 'idée', 'idées'),
  },
}

export const profile: Catalogue['profile'] = {
  loading: 'Chargement de votre profil',
  title: 'Complétez votre profil',
  lead: 'Comment devons-nous vous appeler ?',
  save: 'Enregistrer et continuer',
  pay: (price) =>
    price === null ? 'Continuer vers le paiement' : `Continuer vers le paiement, ${price} par mois`,
  startFree: 'Commencer gratuitement',
  firstCheck: (phrase) => `Ensuite : qui est en tête pour « ${phrase} », pour 1 crédit.`,
  firstName: 'Prénom',
  lastName: 'Nom',
  firstNameMissing: 'Saisissez votre prénom.',
  lastNameMissing: 'Saisissez votre nom.',
  news: 'Recevoir les nouveautés de Keytrail par e-mail',
  newsHint: 'Vous pouvez changer d’avis à tout moment sur la page de votre compte.',
  completed: 'Votre profil est complet !',
}

export const security: Catalogue['security'] = {
  notLoggedIn: 'Vous n’êtes pas connecté',
  password: 'Mot de passe',
  currentPassword: 'Mot de passe actuel',
  wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
  newPassword: 'Nouveau mot de passe',
  changePassword: 'Changer',
  changeSignsOut: 'Vos autres appareils seront déconnectés.',
  passwordUpdated: 'Votre mot de passe a été modifié !',
  devices: 'Autres appareils',
  devicesLead: 'Vous déconnecte de tous vos autres appareils, en moins d’une heure.',
  signOutDevices: 'Déconnecter les autres',
  devicesLeft: 'Tous les autres appareils ont été déconnectés.',
  devicesNotLeft: (reason) => `Impossible de déconnecter vos autres appareils. ${reason}`,
  deleteAccount: 'Supprimer mon compte',
  deleteLead: {
    plans:
      'Supprime votre compte, vos recherches, vos expressions et votre abonnement, ici et sur nos serveurs.',
    noPlans: 'Supprime votre compte, vos recherches et vos expressions, ici et sur nos serveurs.',
  },
  deleted: 'Votre compte a été supprimé.',
  closed: 'Votre compte est fermé. Ses dernières données auront disparu d’ici une heure.',
  deleteFailed: {
    offline: 'Vous êtes hors ligne. Un compte ne peut être supprimé qu’en ligne ; rien n’a été supprimé.',
    unknown:
      'Le serveur n’a pas répondu à temps : nous ne savons pas si votre compte a été supprimé. Réessayez.',
    payments:
      'Votre abonnement n’a pas pu être résilié, donc rien n’a été supprimé. Réessayez dans quelques minutes.',
    otherwise: 'Votre compte n’a pas pu être supprimé. Rien n’est perdu ; réessayez dans quelques minutes.',
  },
}

export const storage: Catalogue['storage'] = {
  troubles: {
    blocked: {
      title: 'Keytrail est ouvert dans un autre onglet',
      text: 'L’autre onglet utilise une version plus ancienne. Fermez-le, puis rechargez.',
    },
    outdated: {
      title: 'Keytrail a été mis à jour dans un autre onglet',
      text: 'Rechargez pour continuer avec la nouvelle version. Tout ce que vous avez enregistré est conservé.',
    },
    ahead: {
      title: 'Cette version de Keytrail est trop ancienne',
      text: 'Une version plus récente a été utilisée sur cet appareil. Mettez à jour pour continuer. Tout ce que vous avez enregistré est conservé.',
    },
    erased: {
      title: 'Les données de ce site ont été effacées',
      text: 'Elles seront téléchargées à nouveau dès votre retour en ligne.',
    },
  },
  unsaved: {
    session:
      'Ce navigateur n’enregistre pas votre connexion. Vous devrez vous reconnecter après un rechargement.',
    data: 'Ce navigateur n’enregistre aucune donnée pour Keytrail. Gardez cet onglet ouvert jusqu’à l’envoi de vos modifications.',
    all: 'Ce navigateur n’enregistre rien pour Keytrail. Gardez cet onglet ouvert jusqu’à l’envoi de vos modifications.',
  },
  lost: (count) =>
    plural(
      count,
      '1 modification qui n’avait pas été envoyée est perdue.',
      `${formatWhole(count)} modifications qui n’avaient pas été envoyées sont perdues.`,
    ),
}

export const language: Catalogue['language'] = {
  name: 'Langue',
  kept: 'Mémorisée sur cet appareil.',
  overTyped: 'Changer de langue maintenant ? Le texte saisi sur cet écran peut être perdu.',
}

export const notifications: Catalogue['notifications'] = {
  title: 'Notifications',
  notSetUp: 'Les notifications ne sont pas configurées sur ce serveur.',
  installFirst:
    'Sur un iPhone ou un iPad, ajoutez d’abord Keytrail à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvrez-le de là.',
  unsupported: 'Ce navigateur ne prend pas en charge les notifications.',
  blocked:
    'Les notifications de ce site sont bloquées. Autorisez-les dans les réglages de votre navigateur, puis revenez.',
  off: 'Les notifications sont désactivées. Les alertes n’apparaissent qu’ici.',
  onHere: 'Activées sur cet appareil, même quand Keytrail est fermé.',
  onElsewhere: 'Activées pour votre compte, mais pas sur cet appareil.',
  turnOn: 'Activer les notifications',
  turnOff: 'Désactiver les notifications',
  often: 'À quelle fréquence',
  each: 'Tout de suite',
  daily: 'Une fois par jour',
  mail: 'Résumé quotidien par e-mail',
  mailHint: 'Ce qui a bougé, en un e-mail par jour. Aucun si rien n’a bougé.',
  weeklyMail: 'Rapport hebdomadaire par e-mail',
  weeklyMailHint: 'La place de chaque expression et son évolution, le lundi matin.',
  notAllowed: 'Les notifications n’ont pas été autorisées.',
  turnOnFailed: 'Impossible d’activer les notifications. Réessayez quand vous serez en ligne.',
  turnedOn: 'Les notifications sont activées sur cet appareil',
  settingsFailed: 'Impossible d’enregistrer les réglages des notifications',
  quietHours: 'Heures calmes',
  quietHoursHint: 'Pendant les heures calmes, nous retenons les alertes et envoyons ensuite un résumé.',
  from: 'De',
  until: 'À',
  timeZone: (zone) => `Heures de ${zone}.`,
  takeZone: (zone) => `Utiliser ${zone}`,
}

export const mailedCode: Catalogue['mailedCode'] = {
  label: 'Code',
  needed: (email) =>
    `Vous vous êtes connecté il y a plus d’un jour : nous avons envoyé un code à ${email}. Il sert une seule fois, pendant une heure.`,
  wrong: 'Ce code est incorrect ou a expiré.',
  sendAnother: 'Renvoyer un code',
  sent: 'Un nouveau code est en route.',
}

export const ownAccounts: Catalogue['ownAccounts'] = {
  question: 'Quel compte est le vôtre ?',
  why: 'Vos vidéos sont signalées dans tous les résultats.',
  example: '@nom ou lien',
  save: 'Enregistrer',
  skip: 'Passer',
  title: 'Vos comptes TikTok',
  add: 'Ajouter un compte',
  addButton: 'Ajouter',
  addTracked: (account) => `Ajouter @${account}, que vous suivez`,
  remove: (account) => `Retirer @${account}`,
  nextToName: 'Ce qu’on tape à côté de votre nom',
  problem: 'Indiquez son @nom, ou un lien vers son profil ou l’une de ses vidéos.',
  full: (accounts) => `Votre forfait comprend ${counted(accounts, 'compte')}.`,
  larger: (plan, accounts) => `${plan} en comprend ${accounts}.`,
  saveFailed: 'Cet appareil n’a pas pu enregistrer votre compte. Réessayez.',
}
