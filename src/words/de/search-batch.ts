import { counted, formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

const credits = (n: number) => counted(n, 'Credit', 'Credits')
/** After "von". */
const phrases = (n: number) => counted(n, 'Phrase', 'Phrasen')

export const searchBatch: Catalogue['searchBatch'] = {
  title: 'Ergebnisse der Mehrfachsuche',
  andMore: (shown, more) => `${shown} und ${more} weitere`,
  lead: 'Was TikTok zu vielen Phrasen vorschlägt, im Land deiner Wahl.',
  inPlans: 'Vorschläge zu vielen Phrasen auf einmal, je Land, gibt es mit Premium und Pro.',
  loadingForm: 'Das Formular wird geladen',
  nothingSearched: 'Es wurde nichts gesucht.',
  phrases,
  used: (used, allowance) => `Suchen in diesem Monat: ${formatWhole(used)}/${formatWhole(allowance)}`,
  change: 'Ändern',
  changeTitle: 'Suche ändern',
  moments: 'Das kann einen Moment dauern',
  progress: (done, all) => `${done} von ${all}`,
  stopping: 'Laufende Suchen werden noch beendet',
  onDevice: (some, all) =>
    `${some} von ${phrases(all)} ${plural(some, 'ist', 'sind')} auf diesem Gerät. Gesucht wird erst, wenn du es willst.`,
  searchFor: (n) => `Suchen (${credits(n)})`,
  fetchOthers: (n) => `${plural(n, 'Die andere holen', `Die anderen ${n} holen`)} (${credits(n)})`,
  fetchAll: (n) => `Alle neu holen (${credits(n)})`,
  someFetched: (some, all) =>
    `${some} von ${phrases(all)} ${plural(some, 'wurde', 'wurden')} geholt und gespeichert.`,
  goOn: (left) => `Weiter (noch ${left}, ${credits(left)})`,
  notFetched: (n) => `${counted(n, 'Phrase wurde', 'Phrasen wurden')} nicht geholt`,
  retryAll: (n) => `Alle ${n} erneut versuchen`,
  retryOne: (phrase) => `Erneut versuchen: ${phrase}`,
  queued: 'Sie laufen für je 1 Credit, sobald du wieder online bist.',
  cancelAll: (n) => `Alle ${n} abbrechen`,
  cancelOne: (phrase) => `Abbrechen: ${phrase}`,
  notRun: (n) => `${counted(n, 'Suche wurde', 'Suchen wurden')} nicht ausgeführt.`,
  results: 'Ergebnisse der Mehrfachsuche',
  view: 'Ansicht',
  bySeed: 'Nach Ausgangsphrase',
  merged: 'Zusammengefasst',
  nothingYetTitle: 'Noch nichts geholt',
  nothingYet: 'Die Ergebnisse erscheinen hier und bleiben auf diesem Gerät.',
  noSuggestions: 'TikTok hatte keine Vorschläge zu diesen Phrasen. Versuch es mit kürzeren oder gängigeren.',
}
