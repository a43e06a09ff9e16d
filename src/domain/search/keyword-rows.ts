import { resultItems } from './export-rows.ts'
import { type MergedKeyword, mergeKeywords } from './merged-keywords.ts'
import { phraseKey } from './phrases.ts'
import type { SearchRow } from './rows.ts'

export interface KeywordRow extends MergedKeyword {
  /** Unique, unlike the key: several searches can return the same keyword. */
  place: string
}

export function keywordRows(searches: readonly SearchRow[]): KeywordRow[] {
  return searches.flatMap(({ search_term, search_results }, search) =>
    search_results.map(({ position, word, group_id }) => ({
      place: `${search} ${position}`,
      key: phraseKey(word),
      word,
      group_id,
      seeds: [search_term],
    })),
  )
}

export function mergedRows(searches: readonly SearchRow[]): KeywordRow[] {
  return mergeKeywords(searches.flatMap(resultItems)).map((keyword) => ({ ...keyword, place: keyword.key }))
}
