import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const checkNow: Catalogue['checkNow'] = {
  title: 'Jetzt prüfen',
  lead: 'Prüft die Platzierungen jetzt. Die täglichen Prüfungen laufen kostenlos weiter.',
  cancel: 'Abbrechen',
  check: (price) => `Prüfen für ${price}`,
  pages: 'Seiten',
  pagesOf: (pages, results) => `${counted(pages, 'Seite', 'Seiten')}, etwa ${results} Ergebnisse`,
  offline: 'Du bist offline. Starte diese Prüfung, wenn du wieder online bist.',
  fetching: (page, pages) => `Seite ${page} von ${pages} wird geholt`,
  fetched: (pages) => `${pages} geholt`,
  tryAgain: 'Erneut versuchen',
  dismiss: 'Ausblenden',
  queued: 'Warten auf Verbindung. Die Prüfung läuft, wenn du wieder online bist.',
  kept: (pages) => `${counted(pages, 'Seite ist', 'Seiten sind')} gespeichert.`,
  noAnswer: (title, reason) =>
    `${title}. ${reason} Du kannst es erneut versuchen; berechnet wird höchstens einmal.`,
}
