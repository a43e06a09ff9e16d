import { countryInFile } from '../../domain/countries.ts'
import type { ResultItem } from '../../domain/search/export-rows.ts'
import type { KeywordRow } from '../../domain/search/merged-keywords.ts'
import type { SearchRow } from '../../domain/search/rows.ts'
import type { TableFormat } from '../../lib/file/csv.ts'
import { sentences } from '../../lib/translation.ts'

export const keywordTableWords = sentences('keywordTables', {
  keyword: 'Keyword',
  word: 'Word',
  groupId: 'Group ID',
  language: 'Language',
  groupOrLanguage: 'Group/Language',
  seedPhrase: 'Seed Phrase',
  seeds: 'Seeds',
  location: 'Location',
  type: 'Type',
  country: 'Country',
  searchedAt: 'Searched At',
})

const firstHeader = (format: TableFormat) =>
  format === 'csv' ? keywordTableWords.word : keywordTableWords.keyword

type Keyword = Pick<KeywordRow, 'word' | 'group_id' | 'seeds'>

export function resultTable(keywords: readonly Keyword[], format: TableFormat): string[][] {
  return [
    [firstHeader(format), keywordTableWords.groupId, keywordTableWords.seedPhrase],
    ...keywords.map(({ word, group_id, seeds }) => [word, group_id, seeds.join(', ')]),
  ]
}

export function mergedTable(keywords: readonly Keyword[], format: TableFormat): string[][] {
  const { groupId, seedPhrase, seeds } = keywordTableWords
  return [
    [firstHeader(format), groupId, seedPhrase, seeds],
    ...keywords.map((merged) => [
      merged.word,
      merged.group_id,
      merged.seeds.join(', '),
      String(merged.seeds.length),
    ]),
  ]
}

export function demoTable(items: readonly ResultItem[], place: string): string[][] {
  return [
    [keywordTableWords.keyword, keywordTableWords.location, keywordTableWords.seedPhrase],
    ...items.map(({ word, seed_phrase }) => [word, place, seed_phrase]),
  ]
}

export function historyHeader(): string[] {
  return [
    keywordTableWords.word,
    keywordTableWords.groupOrLanguage,
    keywordTableWords.type,
    keywordTableWords.seedPhrase,
    keywordTableWords.country,
    keywordTableWords.searchedAt,
  ]
}

/** Search types and countries are not translated, so that their cells are the same in every language. */
export function historyLines(search: SearchRow): string[][] {
  const { search_type, search_term, country, searched_at } = search
  return search.search_results.map(({ word, group_id }) => [
    word,
    group_id,
    search_type,
    search_term,
    countryInFile(country),
    searched_at,
  ])
}
