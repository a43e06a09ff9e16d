import type { Catalogue } from '../catalogue.ts'

export const lookups: Catalogue['lookups'] = {
  keyPhrase: 'Suchphrase',
  keyPhrases: 'Suchphrasen',
  phraseExample: 'Laufschuhe',
  country: 'Land',
  search: 'Suchen',
  resultsCheck: 'Suchergebnisse prüfen',
  resultsCheckAbout: 'Sieh, wer gerade vorn steht',
  relatedAbout: 'Verwandte Suchen zu einer Phrase. 1 Credit.',
  gathering: 'Daten werden von TikTok geholt …',
  loadingResults: 'Die Ergebnisse werden geladen',
  loadingSearches: 'Deine Suchen werden geladen',
  resultsFor: (phrase) => `Ergebnisse für ${phrase}`,
  noResults: 'Keine Ergebnisse gefunden',
  noSuggestions:
    'TikTok hatte keine Vorschläge zu dieser Phrase. Versuch es mit einer kürzeren oder gängigeren.',
  waiting: 'Wartet auf Verbindung',
  runsOnline: (price) => `Läuft für ${price}, sobald du wieder online bist.`,
  tooLate: (price) => `Abbrechen geht nicht mehr: Die Abfrage läuft schon, für ${price}.`,
  notSearched: 'Nicht gesucht',
  tryAgain: 'Erneut versuchen',
  cancel: 'Abbrechen',
  discard: 'Verwerfen',
  toDashboard: 'Zurück zur Übersicht',
  upgrade: 'Upgrade',
  upgradeTo: (plan) => `Upgrade auf ${plan}`,
}
