import type { Catalogue } from '../catalogue.ts'

export const positionTable: Catalogue['positionTable'] = {
  checkedAt: 'Geprüft am',
  date: 'Datum',
  position: 'Platz',
  outcome: 'Ergebnis',
  failed: 'Fehlgeschlagen',
  ranked: 'Platziert',
  results: 'Treffer',
  reason: 'Grund',
  madeBy: 'Auslöser',
  tracker: 'Tägliche Prüfung',
  user: 'Jetzt prüfen',
  source: 'Quelle',
}
