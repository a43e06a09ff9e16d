import { counted, formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

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
