import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

const range = (n: number) => plural(n, 'Seite 1', `Seiten 1 bis ${n}`)

export const checkEndings: Catalogue['checkEndings'] = {
  goOn: (price) => `Weiter (${price})`,
  fetchIt: (price) => `Holen (${price})`,
  nextPage: 'Nächste Seite holen (1 Credit)',
  pageFailed: (failure, page) => `${failure}: Seite ${page}`,
  kept: (n) => `${range(n)} ${plural(n, 'bleibt', 'bleiben')} gespeichert.`,
  moreThan: (n, wanted) => `${range(n)} von ${wanted}. Es gibt noch mehr.`,
  more: (n) => `${range(n)} der Ergebnisse. Es gibt noch mehr.`,
  pagesWith: (kept, plan) =>
    `${range(kept)} der Ergebnisse. Die Seiten ${kept + 1} bis 10 gibt es mit ${plan}.`,
  pagesInPlans: 'Mehrere Seiten gibt es nur mit bezahltem Tarif.',
  working: 'Der Server arbeitet noch an dieser Prüfung',
  notFetchedTitle: 'Nicht geholt',
  notFetched: 'Diese Prüfung wurde beendet, bevor ihre erste Seite ankam. Dir wird nichts doppelt berechnet.',
}
