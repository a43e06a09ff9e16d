import { expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import type { RankingRow } from '../ranking/rows.ts'
import { dropBetween, hasPhrase } from './why.ts'

const checked = '2026-11-22T00:00:00.000Z'
const dayS = 24 * 60 * 60
const daysAgo = (days: number) => Date.parse(checked) / 1000 - days * dayS
const phrase = { keyword: 'Running shoes', account_name: 'ada', video_id: null }

function check(names: string[], known: Record<string, Partial<RankingRow>> = {}) {
  const search_ranking_results = names.map((username, index) =>
    rankingRow({
      username,
      video_url: `https://www.tiktok.com/@${username}/video/7${[...username].map((c) => c.charCodeAt(0)).join('')}`,
      ...known[username],
      rank: index + 1,
    }),
  )
  return { search_ranking_results, searched_at: checked }
}
const passedBy = (earlier: string[], later: string[]) =>
  dropBetween(check(earlier), check(later), phrase, null)?.passed.map(({ result, before }) => [
    result.username,
    before,
  ])

test('returns videos that were below or absent before and are above now', () => {
  expect(passedBy(['bob', 'ada', 'cy', 'dot'], ['bob', 'eve', 'cy', 'ada', 'dot'])).toEqual([
    ['eve', null],
    ['cy', 3],
  ])
  const drop = dropBetween(check(['ada', 'cy']), check(['cy', 'ada']), phrase, null)
  expect(drop).toMatchObject({ from: 1, to: 2, tookPlace: { result: { username: 'cy' }, before: 2 } })
})

test('counts videos above the old rank as passing if the user’s video left', () => {
  expect(passedBy(['bob', 'ada', 'cy'], ['bob', 'cy', 'eve'])).toEqual([
    ['cy', 3],
    ['eve', null],
  ])
})

test('returns null without a drop', () => {
  expect(passedBy(['bob', 'ada'], ['ada', 'bob'])).toBeUndefined()
  expect(passedBy(['ada'], ['bob', 'ada'].toReversed())).toBeUndefined()
  expect(passedBy(['bob'], ['bob', 'ada'])).toBeUndefined()
})

test('returns null if the later check is too shallow', () => {
  expect(passedBy(['bob', 'cy', 'ada'], ['cy', 'bob'])).toBeUndefined()
})

test('ignores other videos of the user’s account', () => {
  const earlier = check(['bob', 'ada', 'cy'])
  const later = check(['bob', 'cy', 'ada2', 'ada'], { ada2: { username: 'Ada' } })
  const drop = dropBetween(earlier, later, { ...phrase, video_id: '7971009797' }, null)
  expect(drop).toBeNull()
  const video = { ...phrase, account_name: null, video_id: '79710097' }
  const passed = dropBetween(earlier, later, video, null)?.passed
  expect(passed?.map(({ result }) => result.username)).toEqual(['cy'])
})

const yours = {
  create_time: daysAgo(100),
  duration: 60,
  collect_count: 10,
  play_count: 1000,
  full_description: 'My favourite trainers',
}
const measuredDifferences = (theirs: Partial<RankingRow>, mine: Partial<RankingRow> = yours) =>
  dropBetween(check(['ada']), check(['eve', 'ada'], { ada: mine, eve: theirs }), phrase, null)?.passed[0]
    ?.differences

test('reports newer, shorter and more saved videos, and the phrase in the caption', () => {
  const theirs = {
    create_time: daysAgo(9),
    duration: 41,
    collect_count: 30,
    play_count: 1000,
    full_description: 'Best running  SHOES!',
  }
  expect(measuredDifferences(theirs)).toEqual([
    { kind: 'newer', theirs: 9 * dayS, yours: 100 * dayS },
    { kind: 'shorter', theirs: 41, yours: 60 },
    { kind: 'savedMore', theirs: 0.03, yours: 0.01 },
    { kind: 'phraseInCaption' },
  ])
  expect(measuredDifferences(yours, theirs)).toEqual([])
})

test('ignores small differences and missing figures', () => {
  const close = { create_time: daysAgo(90), duration: 55, collect_count: 11, play_count: 1000 }
  expect(measuredDifferences(close)).toEqual([])
  expect(measuredDifferences({})).toEqual([])
  expect(measuredDifferences({ duration: 0, collect_count: 9, play_count: 10 })).toEqual([])
})

test.each([
  ['Oat  Latte at home', 'oat latte', true],
  ['my #OatLatte', 'oat latte', true],
  ['oat milk latte', 'oat latte', false],
  ['float lattes', 'oat latte', false],
  ['oat-latte!', 'oat latte', true],
  ['CAFE\u0301 frappé', 'café', true],
  ['كيف أصنع القهوة الباردة', 'القهوة الباردة', true],
  ['القهوةالباردةجدا', 'القهوة الباردة', false],
  ['วิธีทำชาเขียวมัทฉะที่บ้าน', 'ชาเขียว', true],
  ['วิธีทำกาแฟ', 'ชาเขียว', false],
  ['今日の抹茶ラテの作り方', '抹茶ラテ', true],
  ['今日の抹茶', '抹茶ラテ', false],
  ['', 'oat latte', false],
  ['anything', '!!!', false],
])('%j has %j: %s', (caption, phrase, expected) => {
  expect(hasPhrase(caption, phrase)).toBe(expected)
})
