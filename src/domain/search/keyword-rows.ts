import { resultItems } from './export-rows.ts'
import { type MergedKeyword, mergeKeywords } from './merged-keywords.ts'
import { phraseKey } from './phrases.ts'
import type { SearchRow } from './rows.ts'

/** A line of a table of suggestions: one as it was found, or all that are the same. */
export interface KeywordRow extends MergedKeyword {
  /** Tells the line apart: a phrase can be searched twice. */
  place: string
}

/** A line for each result, as they came. */
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

/** A line for each keyword, however many phrases brought it. */
export function mergedRows(searches: readonly SearchRow[]): KeywordRow[] {
  return mergeKeywords(searches.flatMap(resultItems)).map((keyword) => ({ ...keyword, place: keyword.key }))
}
