import type { ResultItem } from './export-rows.ts'
import { phraseKey } from './phrases.ts'

/** A keyword of a batch, once however many of its seed phrases brought it. */
export interface MergedKeyword {
  /** What makes two suggestions the same: case and spacing do not count. */
  key: string
  /** As the first of them was written. */
  word: string
  group_id: string
  /** The seed phrases that brought it, in the order of the batch. */
  seeds: readonly string[]
}

/** Folds the results of a batch: first seen, first listed. */
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

/** The keywords that contain a text, whatever its case and spacing. A blank text keeps all. */
export function filterKeywords<Keyword extends MergedKeyword>(
  keywords: readonly Keyword[],
  text: string,
): readonly Keyword[] {
  const part = phraseKey(text)
  return part === '' ? keywords : keywords.filter(({ key }) => key.includes(part))
}
