import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const check: Catalogue['check'] = {
  lead: 'Welche Videos bei TikTok zu einer Phrase erscheinen, vom ersten bis zum letzten.',
  pages: 'Seiten',
  pageCount: (n) => counted(n, 'Seite', 'Seiten'),
  allPages: 'Alle Seiten',
  pagesInPlans: 'Mehrere Seiten nur mit bezahltem Tarif',
  searching: 'Sucht …',
  reading: 'Die gespeicherte Prüfung wird gelesen',
  fetching: (page, pages) =>
    pages === null ? `Seite ${page} wird geholt (alle)` : `Seite ${page} von ${pages} wird geholt`,
  found: (n) => `Bisher ${counted(n, 'Video', 'Videos')} gefunden …`,
  videos: (n) => counted(n, 'Video', 'Videos'),
  fetched: (age) => `Stand: ${age}`,
  apiTitle: 'Beispiel-URL der API',
  copyUrl: 'URL kopieren',
  copied: 'Kopiert',
  apiNote: {
    token: 'Sende dein Zugriffstoken in',
    key: 'und eine eigene UUID in',
    price: 'Jede Seite kostet 1 Credit.',
  },
}
