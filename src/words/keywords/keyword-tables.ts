// Tables of keywords: what stands over their columns, on the screen and in exports. No file of them is imported again,
// so their headers are in the reader's language; values (a kind of search, a country's code) are as they are stored.

import type { ResultItem } from '#src/domain/search/export-rows.ts'
import type { MergedKeyword } from '#src/domain/search/merged-keywords.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { sentences } from '#src/lib/translation.ts'

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

// The two formats head their first column differently (spec, section 7).
const firstHeader = (format: TableFormat) =>
  format === 'csv' ? keywordTableWords.word : keywordTableWords.keyword

/** Header and lines of an export of results: Word or Keyword, Group ID, Seed Phrase. */
export function resultTable(items: readonly ResultItem[], format: TableFormat): string[][] {
  return [
    [firstHeader(format), keywordTableWords.groupId, keywordTableWords.seedPhrase],
    ...items.map((item) => [item.word, item.group_id, item.seed_phrase]),
  ]
}

/** The same of merged keywords. */
export function mergedTable(keywords: readonly MergedKeyword[], format: TableFormat): string[][] {
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

/** The same of a visitor's results: Keyword, Location, Seed Phrase (spec, section 7). */
export function demoTable(items: readonly ResultItem[], place: string): string[][] {
  return [
    [keywordTableWords.keyword, keywordTableWords.location, keywordTableWords.seedPhrase],
    ...items.map(({ word, seed_phrase }) => [word, place, seed_phrase]),
  ]
}

/** What stands over the lines of searches in the history: Word, Group/Language, Type. */
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

/** A line for each word of a search in the history. */
export function historyLines(search: SearchRow): string[][] {
  const { search_type, search_term, country, searched_at } = search
  return search.search_results.map(({ word, group_id }) => [
    word,
    group_id,
    search_type,
    search_term,
    country,
    searched_at,
  ])
}
