import { describe, expect, test } from 'vitest'
import { newSeed, seededRandom } from '#tests/support/project/random.ts'
import type { CountryCode } from '../countries.ts'
import { findClusters } from './clusters.ts'

const keywords = (words: readonly string[]) => words.map((word) => ({ key: word.toLowerCase(), word }))
const clusters = (words: readonly string[], country: CountryCode = 'gb', tops: Record<string, string> = {}) =>
  findClusters(
    keywords(words),
    country,
    new Map(Object.entries(tops).map(([key, videos]) => [key, videos.split('')])),
  ).map(({ head, keywords }) => [
    head.word,
    ...keywords.filter((one) => one !== head).map(({ word }) => word),
  ])

describe('worked by hand', () => {
  test('half of all words: 2 of 3 and 2 of 4, but not 1 of 4', () => {
    expect(clusters(['iced oat latte', 'iced tea', 'oat latte', 'oat latte art'])).toEqual([
      ['oat latte', 'iced oat latte', 'oat latte art'],
      ['iced tea'],
    ])
  })

  test('by union, though the ends of a chain share too little', () => {
    // The second keyword is the head, because it matches two others. The third and fourth share only 2 of 5.
    expect(clusters(['a1 b1', 'a1 b1 c1', 'b1 c1 d1', 'c1 d1 e1 f1'])).toEqual([
      ['a1 b1 c1', 'a1 b1', 'b1 c1 d1'],
      ['c1 d1 e1 f1'],
    ])
  })

  test('four of the first ten videos are enough, three are not', () => {
    const tops = { tea: 'abcdefghij', matcha: 'abcdklmnop', coffee: 'abcqrstuvw' }
    expect(clusters(['tea', 'coffee', 'matcha'], 'gb', tops)).toEqual([['tea', 'matcha'], ['coffee']])
  })
})

test.each<[string, string[], CountryCode, string[][]]>([
  ['nothing', [], 'gb', []],
  ['one keyword', ['matcha'], 'gb', [['matcha']]],
  ['case and order', ['Oat LATTE', 'latte oat'], 'gb', [['Oat LATTE', 'latte oat']]],
  ['stop words of the country', ['the matcha', 'a matcha'], 'gb', [['a matcha', 'the matcha']]],
  ['stop words of another country', ['die matcha', 'der matcha'], 'gb', [['die matcha'], ['der matcha']]],
  ['stop words only', ['to be', 'what is it'], 'gb', [['to be'], ['what is it']]],
  ['a word once or twice', ['tea tea', 'tea'], 'gb', [['tea', 'tea tea']]],
  ['words in common only with one', ['oat x1', 'oat x2'], 'gb', [['oat x1'], ['oat x2']]],
  ['Arabic', ['قهوة باردة', 'قهوة باردة سهلة'], 'gb', [['قهوة باردة', 'قهوة باردة سهلة']]],
  [
    'Japanese, as texts',
    ['抹茶ラテ', '抹茶ラテ 作り方', '抹茶'],
    'gb',
    [['抹茶ラテ', '抹茶ラテ 作り方'], ['抹茶']],
  ],
  ['no words', ['!!!', '???'], 'gb', [['!!!'], ['???']]],
])('groups %s', (_, words, country, expected) => {
  expect(clusters(words, country)).toEqual(expected)
})

test('a pair that is alike in words and in videos counts once', () => {
  const tops = { 'iced oat latte': 'abcd', 'oat latte art': 'abcd' }
  // Each keyword matches the other two, so the shortest is the head.
  expect(clusters(['iced oat latte', 'oat latte', 'oat latte art'], 'gb', tops)[0]?.[0]).toBe('oat latte')
})

const seed = newSeed()
test(`finds the same as a comparison of every pair (KEYTRAIL_SEED=${seed})`, () => {
  const random = seededRandom(seed)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  for (let round = 0; round < 100; round += 1) {
    const words = [
      ...new Set(
        Array.from({ length: 30 }, () => Array.from({ length: 1 + upTo(5) }, () => `w${upTo(9)}`).join(' ')),
      ),
    ]
    const sets = words.map((word) => new Set(word.split(' ')))
    const pairs = words.map((_, one) =>
      words.map((_, other) => {
        const [a, b] = [sets[one] ?? new Set(), sets[other] ?? new Set()]
        return one !== other && 2 * a.intersection(b).size >= a.union(b).size
      }),
    )
    const group = words.map((_, at) => at)
    for (let again = true; again; ) {
      again = false
      for (const [one, row] of pairs.entries())
        for (const [other, isPair] of row.entries()) {
          const [a = 0, b = 0] = [group[one], group[other]]
          if (isPair && a < b) {
            group[other] = a
            again = true
          }
        }
    }
    const expected = [...Map.groupBy(words.keys(), (at) => group[at]).values()].map((ats) => {
      const others = (at: number) => (pairs[at] ?? []).filter(Boolean).length
      const [head = 0] = ats.toSorted(
        (a, b) => others(b) - others(a) || (words[a]?.length ?? 0) - (words[b]?.length ?? 0) || a - b,
      )
      return [words[head], ...ats.filter((at) => at !== head).map((at) => words[at])]
    })
    const byText = (list: (string | undefined)[][]) => list.map((one) => one.join(',')).sort()
    expect(byText(clusters(words)), words.join(', ')).toEqual(byText(expected))
  }
})
