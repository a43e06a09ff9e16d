import { expect, test } from 'vitest'
import { ranked, rankingRow } from '#tests/support/rows/ranking-row.ts'
import { byConcern, type ComparedVideo, changesBetween, type OwnMove } from './check-changes.ts'

const names = (videos: readonly Pick<ComparedVideo, 'row'>[]) => videos.map(({ row }) => row.username)
const nothingTracked = { account_name: null, video_id: null }
const yesterday = ranked(['ada', 'bob', 'cy', 'dot'])

test('returns entered, left and moved videos, largest move first', () => {
  const today = ranked(['dot', 'bob', 'eve', 'ada'])
  const changes = changesBetween(yesterday, today, nothingTracked)
  expect(names(changes.entered)).toEqual(['eve'])
  expect(names(changes.left)).toEqual(['cy'])
  expect(changes.depth).toBe(4)
  expect(changes.moved.map(({ row, before, after }) => [row.username, before, after])).toEqual([
    ['dot', 4, 1],
    ['ada', 1, 4],
  ])
  expect(changes.unmoved).toBe(1)
})

test('ignores videos that entered or left below the depth of the shallower check', () => {
  const first = ranked(['ada', 'bob'])
  const deeper = changesBetween(first, yesterday, nothingTracked)
  expect(deeper).toMatchObject({ depth: 2, entered: [], left: [], unmoved: 2 })
  const shallower = changesBetween(yesterday, ranked(['eve', 'ada']), nothingTracked)
  expect(names(shallower.entered)).toEqual(['eve'])
  expect(names(shallower.left)).toEqual(['bob'])
})

const video = (name: string, before: number | null, after: number | null) => ({
  row: rankingRow({ username: name, rank: after ?? before ?? 0, video_url: name }),
  before,
  after,
})
const order = (own: OwnMove, ...videos: ReturnType<typeof video>[]) => names(byConcern(videos, own))

const others = [
  video('far below', 19, 22),
  video('just below', 15, 14),
  video('own', 9, 12),
  video('passed late', 20, 11),
  video('always above', 8, 7),
  video('passed', 10, 8),
]

test('sorts videos that passed first, then the user’s video, then its neighbours', () => {
  expect(order({ url: 'own', before: 9, after: 12 }, ...others)).toEqual([
    ...['passed', 'passed late', 'own'],
    ...['just below', 'always above', 'far below'],
  ])
})

test('counts videos above the old rank as passing if the user’s video left', () => {
  const own = { url: 'own', before: 9, after: null }
  expect(order(own, video('far', 30, 28), video('new', null, 3), video('gone', 10, null))).toEqual([
    ...['new', 'far', 'gone'],
  ])
})

test('counts no passing of a new video, and keeps the order without a user’s video', () => {
  expect(order({ url: 'own', before: null, after: 5 }, video('a', 30, 1), video('b', 9, 6))).toEqual([
    ...['b', 'a'],
  ])
  expect(order(null, ...others)).toEqual(names(others))
})
