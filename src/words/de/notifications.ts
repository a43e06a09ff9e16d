import type { Catalogue } from '../catalogue.ts'

export const notifications: Catalogue['notifications'] = {
  title: 'Mitteilungen',
  notSetUp: 'Auf diesem Server sind keine Mitteilungen eingerichtet.',
  installFirst:
    'Füge Keytrail auf einem iPhone oder iPad zuerst dem Home-Bildschirm hinzu (Teilen, dann „Zum Home-Bildschirm“) und öffne es von dort.',
  unsupported: 'Dieser Browser unterstützt keine Mitteilungen.',
  blocked:
    'Mitteilungen dieser Seite sind blockiert. Erlaube sie in den Einstellungen deines Browsers und komm dann zurück.',
  off: 'Mitteilungen sind aus. Hinweise erscheinen nur hier.',
  onHere: 'Auf diesem Gerät an, auch wenn Keytrail geschlossen ist.',
  onElsewhere: 'Für dein Konto an, aber nicht auf diesem Gerät.',
  turnOn: 'Mitteilungen einschalten',
  turnOff: 'Mitteilungen ausschalten',
  often: 'Wie oft',
  each: 'Sofort',
  daily: 'Einmal am Tag',
  mail: 'Tägliche Zusammenfassung per Mail',
  mailHint: 'Was sich bewegt hat, in einer Mail am Tag. Ohne Bewegung keine.',
  notAllowed: 'Mitteilungen wurden nicht erlaubt.',
  turnOnFailed:
    'Mitteilungen konnten nicht eingeschaltet werden. Versuche es noch einmal, wenn du online bist.',
  turnedOn: 'Mitteilungen sind auf diesem Gerät an',
  settingsFailed: 'Die Einstellungen der Mitteilungen konnten nicht gespeichert werden',
  quietHours: 'Ruhezeit',
  quietHoursHint: 'In der Ruhezeit halten wir Hinweise zurück und senden danach eine Zusammenfassung.',
  from: 'Von',
  until: 'Bis',
  timeZone: (zone) => `Uhrzeiten in ${zone}.`,
  takeZone: (zone) => `${zone} verwenden`,
}
