import { counted, formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
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
      `De ${counted(count, 'vérification plus ancienne', 'vérifications plus anciennes')}, seul le résumé est ici ; le détail est téléchargé à l’ouverture.`,
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
