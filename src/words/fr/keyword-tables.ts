import type { Catalogue } from '../catalogue.ts'

export const keywordTables: Catalogue['keywordTables'] = {
  keyword: 'Mot-clé',
  word: 'Mot',
  groupId: 'ID du groupe',
  language: 'Langue',
  groupOrLanguage: 'Groupe/langue',
  seedPhrase: 'Expression de départ',
  seeds: 'Sources',
  location: 'Lieu',
  type: 'Type',
  country: 'Pays',
  searchedAt: 'Recherché le',
}
