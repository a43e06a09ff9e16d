import type { Catalogue } from '../catalogue.ts'

export const demoResults: Catalogue['demoResults'] = {
  failed: 'Die Ergebnisse konnten nicht geholt werden. Bitte versuch es noch einmal.',
  notCounted: 'Das zählt nicht zu den drei Suchen von heute.',
  usedUp: 'Du hast die kostenlosen Suchen von heute verbraucht. Morgen gibt es drei neue.',
  moreWithAccount: 'Morgen gibt es drei neue, mit einem Konto schon heute mehr.',
  signUp: 'Konto erstellen',
  whoRanks: (word) => `Wer steht bei „${word}“ vorn?`,
  freeAccount: 'Ein kostenloses Konto zeigt es dir: drei Credits im Monat, ohne Karte.',
  anAccount: 'Ein Konto zeigt es dir.',
  form: 'Weitere Suche',
  another: 'Andere Suchphrase ausprobieren',
}
