import { expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { byConcern, type OwnMove } from './change-order.ts'

const video = (name: string, before: number | null, after: number | null) => ({
  result: rankingRow({ username: name, rank: after ?? before ?? 0, video_url: name }),
  before,
  after,
})
const order = (own: OwnMove | null, ...videos: ReturnType<typeof video>[]) =>
  byConcern(videos, own).map(({ result }) => result.username)

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
  expect(order(null, ...others)).toEqual(others.map(({ result }) => result.username))
})
