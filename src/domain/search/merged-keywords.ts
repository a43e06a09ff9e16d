import { type ResultItem, resultItems } from './export-rows.ts'
import { phraseKey } from './phrases.ts'
import type { SearchRow } from './rows.ts'

export interface MergedKeyword {
  /** Equal for suggestions that differ only in case and spacing. */
  key: string
  word: string
  group_id: string
  seeds: readonly string[]
}

/** In order of first appearance. */
export function mergeKeywords(items: readonly ResultItem[]): MergedKeyword[] {
  const merged = new Map<string, MergedKeyword & { seeds: string[] }>()
  for (const { word, group_id, seed_phrase } of items) {
    const key = phraseKey(word)
    const known = merged.get(key)
    if (!known) merged.set(key, { key, word, group_id, seeds: [seed_phrase] })
    else if (!known.seeds.includes(seed_phrase)) known.seeds.push(seed_phrase)
  }
  return [...merged.values()]
}

/** Ignores case and spacing. */
export function filterKeywords<Keyword extends MergedKeyword>(
  keywords: readonly Keyword[],
  text: string,
): readonly Keyword[] {
  const part = phraseKey(text)
  return part === '' ? keywords : keywords.filter(({ key }) => key.includes(part))
}

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
