import type { Catalogue } from '../catalogue.ts'

export const keywordTables: Catalogue['keywordTables'] = {
  keyword: 'Keyword',
  word: 'Wort',
  groupId: 'Gruppen-ID',
  language: 'Sprache',
  groupOrLanguage: 'Gruppe/Sprache',
  seedPhrase: 'Ausgangsphrase',
  seeds: 'Phrasen',
  location: 'Ort',
  type: 'Art',
  country: 'Land',
  searchedAt: 'Gesucht am',
}
