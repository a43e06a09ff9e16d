import type { Catalogue } from '../catalogue.ts'

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
