// What the palette offers to jump to, out of all that there is.
import type { HistoryHead } from '../search/history-filter.ts'

/** How many of each kind are offered at once: what is further down is found by typing more. */
const most = 8

// Accents alone: the vowel signs of other scripts are combining marks too, and carry the word.
const accents = /[\u0300-\u036f]/g

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(accents, '')
}

/** The first few whose label has every word of the text in it, in their order; case and accents do not count. */
export function findTargets<Target>(
  targets: readonly Target[],
  labelOf: (target: Target) => string,
  text: string,
): Target[] {
  const words = plain(text).split(/\s+/)
  const found: Target[] = []
  for (const target of targets) {
    if (found.length === most) break
    const label = plain(labelOf(target))
    if (words.every((word) => label.includes(word))) found.push(target)
  }
  return found
}

/** The newest of the searches for each phrase of a kind in a country, out of those that are newest first. */
export function newestOfEach(heads: readonly HistoryHead[]): HistoryHead[] {
  const newest = new Map<string, HistoryHead>()
  for (const head of heads) {
    const question = `${head.search_type} ${head.country} ${head.search_term}`
    if (!newest.has(question)) newest.set(question, head)
  }
  return [...newest.values()]
}
