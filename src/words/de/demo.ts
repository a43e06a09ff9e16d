import type { Catalogue } from '../catalogue.ts'

export const demo: Catalogue['demo'] = {
  title: 'Suchergebnisse',
  resultsFor: 'Ergebnisse für:',
  limit: 'Kostenlos: 3 Suchen pro Tag',
  pricing: 'Preise ansehen',
  signUp: 'Konto erstellen',
  loading: 'Die Ergebnisse werden geladen',
}
