import { describe, expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import type { RankingRow } from '../ranking/rows.ts'
import { findOpportunity } from './opportunity.ts'

const searched_at = '2026-11-22T00:00:00.000Z'
const daysBefore = (days: number) => new Date(Date.parse(searched_at) - days * 86_400_000).toISOString()
const createdDaysAgo = (days: number) => Date.parse(searched_at) / 1000 - days * 86_400

type Video = Partial<RankingRow>

const ten = (video: (n: number) => Video, first = 1, count = 10) =>
  Array.from({ length: count }, (_, index) =>
    rankingRow({
      rank: index + 1,
      video_url: `https://www.tiktok.com/@ada/video/${first + index}`,
      ...video(index + 1),
    }),
  )
const check = (search_ranking_results: RankingRow[], at = searched_at) => ({
  ...{ search_term: 'oat latte', searched_at: at, search_ranking_results },
})
const holding = (found: ReturnType<typeof findOpportunity>) =>
  Object.fromEntries(found?.signs.map(({ name, holds }) => [name, holds]) ?? [])

const open: Video = { full_description: 'a latte', create_time: createdDaysAgo(91), followers: 9_999 }
const openVideos = ten(() => open)
const hard: Video = { full_description: 'oat latte', create_time: createdDaysAgo(9), followers: 10_000 }

describe('worked by hand', () => {
  test('four signs: wide open', () => {
    const now = ten(
      (n) => ({ ...(n > 4 ? open : hard), create_time: createdDaysAgo(91), followers: n < 4 ? 5 : 20_000 }),
      4,
    )
    const found = findOpportunity(check(now), check(openVideos, daysBefore(14)))
    expect(found).toMatchObject({ known: 4, holding: 4, verdict: 'wideOpen' })
    expect(found?.signs.map(({ figure, of }) => [figure, of])).toEqual([
      [4, 10],
      [91 * 86_400, 10],
      [3, 10],
      [3, 10],
    ])
  })

  test('one short of each: hard', () => {
    // 5 captions have the phrase, the median age is 90 days, 2 accounts are small, and 2 videos are new.
    const now = ten(
      (n) => ({ ...(n > 5 ? open : hard), create_time: createdDaysAgo(90), followers: n < 3 ? 5 : 20_000 }),
      3,
    )
    expect(findOpportunity(check(now), check(openVideos, daysBefore(1)))).toMatchObject({
      ...{ known: 4, holding: 0, verdict: 'hard' },
    })
  })
})

test.each([
  [0, 'hard'],
  [1, 'hard'],
  [2, 'contested'],
  [3, 'open'],
])('%i of three known signs: %s', (count, verdict) => {
  const now = ten(
    () =>
      ({
        full_description: count > 0 ? open.full_description : hard.full_description,
        create_time: count > 1 ? open.create_time : hard.create_time,
        followers: count > 2 ? open.followers : hard.followers,
      }) as Video,
  )
  expect(findOpportunity(check(now), null)).toMatchObject({ known: 3, holding: count, verdict })
})

describe('a sign that cannot be determined is left out', () => {
  const signs = (video: (n: number) => Video, previous: Parameters<typeof findOpportunity>[1] = null) =>
    holding(findOpportunity(check(ten(video)), previous))

  test.each([
    ['four', 4, null],
    ['five', 5, true],
  ])('the age, with %s known times', (_, known, expected) => {
    expect(signs((n) => (n > known ? { ...open, create_time: null } : open)).old).toBe(expected)
  })

  test.each([
    ['2 small and 1 unknown', 2, 1, null],
    ['3 small and 7 unknown', 3, 7, true],
    ['1 small and 1 unknown', 1, 1, false],
    ['all unknown', 0, 10, null],
  ])('small accounts: %s', (_, small, unknown, expected) => {
    const followers = (n: number) => (n <= small ? 5 : n <= small + unknown ? null : 20_000)
    expect(signs((n) => ({ ...open, followers: followers(n) })).smallAccounts).toBe(expected)
  })

  test.each([
    ['14 days apart', check(openVideos, daysBefore(14)), false],
    ['15 days apart', check(openVideos, daysBefore(15)), null],
    ['nine results before', check(openVideos.slice(0, 9), daysBefore(1)), null],
    [
      'the same videos at lower ranks before',
      check(
        [...ten(() => open, 101), ...openVideos.map((row) => ({ ...row, rank: row.rank + 10 }))],
        daysBefore(1),
      ),
      true,
    ],
  ])('new videos: %s', (_, previous, expected) => {
    expect(signs(() => open, previous).newVideos).toBe(expected)
  })

  test('there is no verdict with fewer than three known signs', () => {
    const found = findOpportunity(check(ten(() => ({ ...open, create_time: null }))), null)
    expect(found).toMatchObject({ known: 2, holding: 2, verdict: null })
  })
})

test('judges no check with fewer than ten videos', () => {
  expect(findOpportunity(check(ten(() => open, 1, 9)), null)).toBeNull()
})
