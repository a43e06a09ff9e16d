// None of the creators exists, and every handle contains "sample".
import { between, chance, hash, pick } from './chance.ts'
import type { Day } from './day.ts'
import { wordList } from './word-list.ts'

export type SampleCreator = ReturnType<typeof creator>

const creatorCount = 400

const firstNames = wordList(`
  amber, basil, cedar, clover, copper, fern, hazel, indigo, juniper, linen, maple, marlow, nutmeg, olive,
  pebble, quill, saffron, tansy, thistle, willow`)
const secondNames = wordList(`
  badger, bakes, builds, cooks, crafts, dances, finch, heron, lifts, mends, otter, paints, reads, rides, runs,
  sews, sings, tinker, travels, writes`)

/** As on TikTok, a few creators appear far more often than the others. */
export function creatorFor(day: Day, ...parts: (string | number)[]): SampleCreator {
  return creator(Math.floor(chance(...parts, 'creator') ** 2 * creatorCount), day)
}

function creator(n: number, day: Day) {
  const first = firstNames[n % firstNames.length] ?? ''
  const second = secondNames[Math.floor(n / firstNames.length) % secondNames.length] ?? ''
  const growth = 1 + day * chance('growth', n) * 1e-4
  const followers = Math.round(10 ** (2.5 + 4.7 * chance('followers', n)) * growth)
  return {
    id: `68${hash('creator', n).toString().padStart(17, '0')}`,
    handle: pick(
      [`${first}.${second}.sample`, `${first}_${second}_sample`, `.${first}sample${second}_`],
      'handle',
      n,
    ),
    nickname: `${capitalise(first)} ${capitalise(second)} (sample)`,
    signature: 'An invented creator of the sample data',
    verified: followers > 2_000_000 && chance('verified', n) < 0.6,
    followers,
    following: between(3, 1_900, 'following', n),
    hearts: Math.round(followers * (4 + 300 * chance('hearts', n))),
    videos: between(20, 2_400, 'videos', n),
    likesGiven: between(0, 40_000, 'likes', n),
  }
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
