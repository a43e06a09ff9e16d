// Groups keywords with nearly the same meaning, by their words or by the videos that rank for them.
import type { CountryCode } from '../countries.ts'
import { splitWords } from '../tracking/why.ts'
import { isStopWord } from './stop-words.ts'

/** Two keywords are alike if they share at least this many of their first ten videos. */
const leastSameVideos = 4

interface Clustered {
  key: string
  word: string
}

export interface Cluster<Keyword> {
  /** The keyword with the most matches; on a tie, the shortest. */
  head: Keyword
  /** In input order, including the head. */
  keywords: Keyword[]
}

/** Keywords with the same `shared` words and the same number of telling words (`size`). */
interface Likes {
  /**
   * The telling words that other keywords have too, in ascending order. Each word is a number that ranks its
   * rarity: 0 is the rarest.
   */
  shared: number[]
  size: number
  members: number[]
}

/** Returns the words without stop words, or all words if all of them are stop words. */
function tellingWords(text: string, country: CountryCode): string[] {
  const words = [...new Set(splitWords(text))]
  const telling = words.filter((word) => !isStopWord(word, country))
  return telling.length > 0 ? telling : words
}

function groupLikes(texts: readonly string[], country: CountryCode): Likes[] {
  const split = texts.map((text) => tellingWords(text, country))
  const counts = new Map<string, number>()
  for (const words of split) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const byRarity = [...counts].sort(([, one], [, other]) => one - other)
  const numbers = new Map(byRarity.map(([word], at) => [word, at]))
  const likes = new Map<string, Likes>()
  for (const [at, words] of split.entries()) {
    const shared = words
      .filter((word) => counts.get(word) !== 1)
      .map((word) => numbers.get(word) ?? 0)
      .sort((one, other) => one - other)
    const name = `${words.length} ${shared.join(' ')}`
    const known = likes.get(name)
    if (known) known.members.push(at)
    else likes.set(name, { shared, size: words.length, members: [at] })
  }
  return [...likes.values()]
}

function areAlike(one: Likes, other: Likes): boolean {
  let shared = 0
  for (const word of one.shared) if (other.shared.includes(word)) shared += 1
  return shared > 0 && 3 * shared >= one.size + other.size
}

/** How many words keywords of sizes `a` and `b` must share to be alike: half of their distinct words. */
const leastShared = (a: number, b: number) => Math.ceil((a + b) / 3)

/** Any keyword that shares at least `least` of the words shares at least one of the returned words. */
function rarestWords({ shared }: Likes, least: number): readonly number[] {
  return shared.slice(0, Math.max(0, shared.length - least + 1))
}

/** Compares only groups that share a rare word, because comparing all pairs would be slow. */
function eachAlike(likes: readonly Likes[], found: (one: Likes, other: Likes) => void): void {
  const sorted = likes.toSorted((a, b) => a.size - b.size)
  const known = new Map<number, number[]>()
  /** For each group, the index of the group with which it was last compared. */
  const compared = new Uint32Array(sorted.length)
  for (const [place, one] of sorted.entries()) {
    // A match has at least half as many words as `one`. The smallest match has to share the fewest words.
    for (const word of rarestWords(one, leastShared(Math.ceil(one.size / 2), one.size)))
      for (const at of known.get(word) ?? []) {
        const other = sorted[at]
        if (!other || compared[at] === place) continue
        compared[at] = place
        if (areAlike(one, other)) found(one, other)
      }
    for (const word of rarestWords(one, leastShared(one.size, one.size))) {
      const others = known.get(word)
      if (others) others.push(place)
      else known.set(word, [place])
    }
  }
}

function eachSameVideos(
  tops: readonly (readonly string[] | undefined)[],
  found: (one: number, other: number) => void,
): void {
  const byVideo = new Map<string, number[]>()
  const shared = new Uint8Array(tops.length)
  for (const [at, top] of tops.entries()) {
    shared.fill(0)
    for (const video of new Set(top)) {
      const others = byVideo.get(video) ?? []
      for (const other of others) {
        const videos = (shared[other] ?? 0) + 1
        shared[other] = videos
        if (videos === leastSameVideos) found(at, other)
      }
      others.push(at)
      byVideo.set(video, others)
    }
  }
}

class Union {
  readonly #parents: number[]
  readonly others: number[]

  constructor(size: number) {
    this.#parents = Array.from({ length: size }, (_, at) => at)
    this.others = Array.from({ length: size }, () => 0)
  }

  find(at: number): number {
    let root = at
    while (this.#parents[root] !== root) root = this.#parents[root] ?? root
    this.#parents[at] = root
    return root
  }

  join(one: number, other: number): void {
    this.#parents[this.find(one)] = this.find(other)
  }

  count(members: readonly number[], others: number): void {
    for (const at of members) this.others[at] = (this.others[at] ?? 0) + others
  }
}

function uniteAlike(likes: readonly Likes[], union: Union): void {
  for (const one of likes) {
    const [first] = one.members
    if (first === undefined || !areAlike(one, one)) continue
    for (const at of one.members) union.join(at, first)
    union.count(one.members, one.members.length - 1)
  }
  eachAlike(likes, (one, other) => {
    const [first = 0] = one.members
    for (const { members } of [one, other]) for (const at of members) union.join(at, first)
    union.count(one.members, other.members.length)
    union.count(other.members, one.members.length)
  })
}

/** Returns the largest cluster first. `tops` maps a keyword's key to the first ten videos of its check. */
export function findClusters<Keyword extends Clustered>(
  keywords: readonly Keyword[],
  country: CountryCode,
  tops: ReadonlyMap<string, readonly string[]>,
): Cluster<Keyword>[] {
  const union = new Union(keywords.length)
  const likes = groupLikes(
    keywords.map(({ word }) => word),
    country,
  )
  uniteAlike(likes, union)
  const likesOf = new Map(likes.flatMap((one) => one.members.map((at) => [at, one])))
  const ofKeywords = keywords.map(({ key }) => tops.get(key))
  eachSameVideos(ofKeywords, (one, other) => {
    union.join(one, other)
    const [a, b] = [likesOf.get(one), likesOf.get(other)]
    // A pair that shares both words and videos counts once.
    if (!a || !b || !areAlike(a, b)) union.count([one, other], 1)
  })
  const isBetterHead = (one: number, other: number) => {
    const [more, less] = [union.others[one] ?? 0, union.others[other] ?? 0]
    if (more !== less) return more > less
    return (keywords[one]?.word.length ?? 0) < (keywords[other]?.word.length ?? 0)
  }
  return [...Map.groupBy(keywords.keys(), (at) => union.find(at)).values()]
    .map((ats) => {
      const head = keywords[ats.reduce((best, at) => (isBetterHead(at, best) ? at : best))]
      return { head, keywords: ats.flatMap((at) => keywords[at] ?? []) }
    })
    .filter((cluster): cluster is Cluster<Keyword> => cluster.head !== undefined)
    .sort((one, other) => other.keywords.length - one.keywords.length)
}
