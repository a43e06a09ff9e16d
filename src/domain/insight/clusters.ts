// Groups keywords with nearly the same meaning, by their words or by the videos that rank for them.
import type { CountryCode } from '../countries.ts'
import { splitWords } from '../tracking/why.ts'
import { isStopWord } from './stop-words.ts'

/** Two keywords are alike if they share at least this many of their first ten videos. */
const leastSameVideos = 4

export interface Cluster<Keyword> {
  /** The keyword with the most matches; on a tie, the shortest. */
  head: Keyword
  /** In input order, including the head. */
  keywords: Keyword[]
}

/** Returns the words without stop words, or all words if all of them are stop words. */
function tellingWords(text: string, country: CountryCode): string[] {
  const words = [...new Set(splitWords(text))]
  const telling = words.filter((word) => !isStopWord(word, country))
  return telling.length > 0 ? telling : words
}

/** Returns a function that counts the elements that `list` shares with the list of each earlier call. */
function sharedCounter(): (list: readonly string[]) => Uint8Array {
  const holders = new Map<string, number[]>()
  let count = 0
  return (list) => {
    const shared = new Uint8Array(count)
    for (const element of list) {
      const others = holders.get(element) ?? []
      for (const other of others) shared[other] = (shared[other] ?? 0) + 1
      others.push(count)
      holders.set(element, others)
    }
    count += 1
    return shared
  }
}

interface Entry<Keyword> {
  keyword: Keyword
  /** The number of telling words. */
  size: number
  matches: number
  /** All members of a cluster have the same array. */
  cluster: Entry<Keyword>[]
}

function match<Keyword>(one: Entry<Keyword>, other: Entry<Keyword>): void {
  one.matches += 1
  other.matches += 1
  const { cluster } = one
  if (other.cluster === cluster) return
  for (const entry of other.cluster) {
    entry.cluster = cluster
    cluster.push(entry)
  }
}

function betterHead<Keyword extends { word: string }>(one: Entry<Keyword>, other: Entry<Keyword>) {
  const order = one.matches - other.matches || other.keyword.word.length - one.keyword.word.length
  return order < 0 ? other : one
}

/** Returns the largest cluster first. `tops` maps a keyword's key to the first ten videos of its check. */
export function findClusters<Keyword extends { key: string; word: string }>(
  keywords: readonly Keyword[],
  country: CountryCode,
  tops: ReadonlyMap<string, readonly string[]>,
): Cluster<Keyword>[] {
  const countWords = sharedCounter()
  const countVideos = sharedCounter()
  const entries: Entry<Keyword>[] = []
  for (const keyword of keywords) {
    const words = tellingWords(keyword.word, country)
    const one: Entry<Keyword> = { keyword, size: words.length, matches: 0, cluster: [] }
    one.cluster.push(one)
    const sharedWords = countWords(words)
    const sharedVideos = countVideos(tops.get(keyword.key) ?? [])
    entries.forEach((other, at) => {
      const shared = sharedWords[at] ?? 0
      const haveSameWords = shared > 0 && 3 * shared >= one.size + other.size
      if (haveSameWords || (sharedVideos[at] ?? 0) >= leastSameVideos) match(one, other)
    })
    entries.push(one)
  }
  return [...Map.groupBy(entries, ({ cluster }) => cluster).values()]
    .map((members) => ({
      head: members.reduce(betterHead).keyword,
      keywords: members.map(({ keyword }) => keyword),
    }))
    .sort((one, other) => other.keywords.length - one.keywords.length)
}
