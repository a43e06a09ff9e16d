import { phraseKey } from './phrases.ts'
import type { SearchRow } from './rows.ts'

export interface KeywordRow {
  /** Unique, unlike the key: several searches can return the same keyword. */
  place: string
  /** Equal for suggestions that differ only in case and spacing. */
  key: string
  word: string
  group_id: string
  seeds: readonly string[]
}

type Results = Pick<SearchRow, 'search_term' | 'search_results'>

export function keywordRows(searches: readonly Results[]): KeywordRow[] {
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

/** Returns one row per key, in order of first appearance. */
export function mergedRows(searches: readonly Results[]): KeywordRow[] {
  const groups = Map.groupBy(keywordRows(searches), ({ key }) => key)
  return [...groups].flatMap(([key, rows]) => {
    const seeds = [...new Set(rows.flatMap((row) => row.seeds))]
    return rows.slice(0, 1).map((first) => ({ ...first, place: key, seeds }))
  })
}

/** Keeps keywords that contain `text`, ignoring case and spacing. */
export function filterKeywords(keywords: readonly KeywordRow[], text: string): readonly KeywordRow[] {
  const part = phraseKey(text)
  return part === '' ? keywords : keywords.filter(({ key }) => key.includes(part))
}
