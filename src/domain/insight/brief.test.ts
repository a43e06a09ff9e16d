import { describe, expect, test } from 'vitest'
import { oatLatte, rankingRow } from '#tests/support/rows/ranking-row.ts'
import type { CountryCode } from '../countries.ts'
import { makeBrief } from './brief.ts'

const at = '2026-11-22T00:00:00.000Z'
const check = (captions: readonly string[], country: CountryCode = 'gb') => ({
  ...oatLatte(captions.map((full_description) => ({ full_description }))),
  country,
})
const lacking = (captions: readonly string[], mine: string | null = null, country: CountryCode = 'gb') => {
  const own = mine === null ? null : { row: rankingRow({ full_description: mine }), checkedAt: new Date(at) }
  const brief = makeBrief(check(captions, country), null, own)
  const told = (list: { text: string; videos: number }[] = []) =>
    list.map(({ text, videos }) => `${text} ${videos}`)
  return brief && { words: told(brief.words), hashtags: told(brief.hashtags) }
}
const nothing = { words: [], hashtags: [] }

describe('worked by hand', () => {
  test('words of at least three captions, most shared first, then by name', () => {
    const captions = ['Iced oat latte', 'iced OAT', 'easy iced latte', 'iced oat, easy', 'latte']
    expect(lacking(captions)).toEqual({ words: ['iced 4', 'latte 3', 'oat 3'], hashtags: [] })
  })

  test('hashtags apart from words, and without those that the user has', () => {
    // #barista is in 4 captions, #coffee in 3, and the word "coffee" in 3; the user's caption has #coffee.
    const captions = [
      '#coffee #barista',
      '#Coffee #barista coffee',
      '#coffee coffee',
      '#barista coffee',
      '#barista',
    ]
    expect(lacking(captions, 'my #coffee')).toEqual({ words: [], hashtags: ['barista 4'] })
  })

  test('a word counts once for each caption, and stop words of the country not at all', () => {
    const captions = ['the best best best', 'the best und', 'the best und', 'und', 'x']
    expect(lacking(captions)).toEqual({ words: ['best 3', 'und 3'], hashtags: [] })
    expect(lacking(captions, null, 'de')).toEqual({ words: ['best 3', 'the 3'], hashtags: [] })
  })
})

test.each<[string, readonly string[], ReturnType<typeof lacking>]>([
  ['four videos', ['a1 b', 'a1', 'a1', 'a1'], null],
  ['no captions', ['', '', '', '', ''], nothing],
  ['mentions and addresses', Array(5).fill('@ada.runs https://tiktok.com/x'), nothing],
  ['Arabic', Array(5).fill('قهوة باردة #قهوة'), { words: ['باردة 5', 'قهوة 5'], hashtags: ['قهوة 5'] }],
  ['Japanese, as a text without words', Array(5).fill('抹茶ラテ'), { words: ['抹茶ラテ 5'], hashtags: [] }],
  ['Thai hashtags', Array(5).fill('#ชาเขียว'), { words: [], hashtags: ['ชาเขียว 5'] }],
  [
    'many shared words',
    Array(5).fill('b1 c1 d1 e1 f1 g1 h1'),
    { words: ['b1 5', 'c1 5', 'd1 5', 'e1 5', 'f1 5', 'g1 5'], hashtags: [] },
  ],
])('finds what videos share: %s', (_, captions, expected) => {
  expect(lacking(captions)).toEqual(expected)
})

test('has the figures of the winners, and duplicates count once', () => {
  const pages = check(['a', 'b', 'c', 'd', 'e'])
  const twice = {
    ...pages,
    search_ranking_results: [...pages.search_ranking_results, ...pages.search_ranking_results],
  }
  expect(makeBrief(twice, null, null)).toMatchObject({
    ...{ videos: 5, opportunity: null },
    figures: { length: 8 },
    traits: { length: 4 },
  })
})
