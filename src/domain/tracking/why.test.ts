import { expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import type { RankingRow } from '../ranking/rows.ts'
import { dropBetween } from './why.ts'

const checked = '2026-11-22T00:00:00.000Z'
const dayS = 24 * 60 * 60
const daysAgo = (days: number) => Date.parse(checked) / 1000 - days * dayS
const phrase = { keyword: 'Running shoes', account_name: 'ada', video_id: null }

/** A check in which these accounts stand in this order; what is known of their videos by name. */
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
  dropBetween(check(earlier), check(later), phrase)?.passed.map(({ result, before }) => [
    result.username,
    before,
  ])

test('names whoever stood below, or was not there, and stands above now', () => {
  expect(passedBy(['bob', 'ada', 'cy', 'dot'], ['bob', 'eve', 'cy', 'ada', 'dot'])).toEqual([
    ['eve', null],
    ['cy', 3],
  ])
  const drop = dropBetween(check(['ada', 'cy']), check(['cy', 'ada']), phrase)
  expect(drop).toMatchObject({ from: 1, to: 2, tookPlace: { result: { username: 'cy' }, before: 2 } })
})

test('of a video that left the results, everybody new or risen over its place passed it', () => {
  expect(passedBy(['bob', 'ada', 'cy'], ['bob', 'cy', 'eve'])).toEqual([
    ['cy', 3],
    ['eve', null],
  ])
})

test('without a lost place there is nothing to tell', () => {
  expect(passedBy(['bob', 'ada'], ['ada', 'bob'])).toBeUndefined()
  expect(passedBy(['ada'], ['bob', 'ada'].toReversed())).toBeUndefined()
  expect(passedBy(['bob'], ['bob', 'ada'])).toBeUndefined()
})

test('a check that looks less far than it stood says nothing about it', () => {
  expect(passedBy(['bob', 'cy', 'ada'], ['cy', 'bob'])).toBeUndefined()
})

test('videos of the own account passed nobody', () => {
  const earlier = check(['bob', 'ada', 'cy'])
  const later = check(['bob', 'cy', 'ada2', 'ada'], { ada2: { username: 'Ada' } })
  const drop = dropBetween(earlier, later, { ...phrase, video_id: '7971009797' })
  expect(drop).toBeNull()
  const video = { ...phrase, account_name: null, video_id: '79710097' }
  expect(dropBetween(earlier, later, video)?.passed.map(({ result }) => result.username)).toEqual(['cy'])
})

const yours = {
  create_time: daysAgo(100),
  duration: 60,
  collect_count: 10,
  play_count: 1000,
  full_description: 'My favourite trainers',
}
const differencesOf = (theirs: Partial<RankingRow>, mine: Partial<RankingRow> = yours) =>
  dropBetween(check(['ada']), check(['eve', 'ada'], { ada: mine, eve: theirs }), phrase)?.passed[0]
    ?.differences

test('measures what is newer, shorter, saved more and says the phrase', () => {
  const theirs = {
    create_time: daysAgo(9),
    duration: 41,
    collect_count: 30,
    play_count: 1000,
    full_description: 'Best running  SHOES!',
  }
  expect(differencesOf(theirs)).toEqual([
    { kind: 'newer', theirs: 9 * dayS, yours: 100 * dayS },
    { kind: 'shorter', theirs: 41, yours: 60 },
    { kind: 'savedMore', theirs: 0.03, yours: 0.01 },
    { kind: 'phraseInCaption' },
  ])
  expect(differencesOf(yours, theirs)).toEqual([])
})

test('a difference that hardly is one, or that rests on a missing figure, is not told', () => {
  const close = { create_time: daysAgo(90), duration: 55, collect_count: 11, play_count: 1000 }
  expect(differencesOf(close)).toEqual([])
  expect(differencesOf({})).toEqual([])
  expect(differencesOf({ duration: 0, collect_count: 9, play_count: 10 })).toEqual([])
})

test('the phrase counts as whole words in their order, also in a hashtag', () => {
  const says = (full_description: string) => differencesOf({ full_description })?.length === 1
  expect(says('New #RunningShoes day')).toBe(true)
  expect(says('running-shoes, tested')).toBe(true)
  expect(says('shoes for running')).toBe(false)
  expect(says('outrunning shoestrings')).toBe(false)
})
