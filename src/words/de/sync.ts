import { counted, formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const sync: Catalogue['sync'] = {
  signInToSend: 'Melde dich wieder an, um sie zu senden.',
  reasons: {
    offline: 'Der Server war nicht erreichbar.',
    timeout: 'Der Server hat nicht rechtzeitig geantwortet.',
    server: 'Der Server kann gerade keine Änderungen speichern.',
    unreadable: 'Keytrail konnte die Antwort des Servers nicht lesen.',
    too_many_changes: 'Du hast das heutige Limit für Änderungen erreicht. Der Rest wird morgen gesendet.',
    foreign: 'Statt des Servers hat etwas anderes im Netz geantwortet, vielleicht eine Anmeldeseite.',
  },
  refusedOne: 'Der Server konnte eine davon nicht speichern.',
  nextTry: (when) => `Nächster Versuch ${when}.`,
  now: 'jetzt',
  inSeconds: (seconds) => `in ${seconds} Sekunden`,
  inMinutes: (minutes) => `in ${counted(minutes, 'Minute', 'Minuten')}`,
  fetchingSoFar: (here) => `Deine Suchen und Prüfungen werden geladen: bisher ${formatWhole(here)}`,
  fetchingOf: (here, all) =>
    `Deine Suchen und Prüfungen werden geladen: ${formatWhole(here)} von ${formatWhole(all)}`,
}
