import { expect, test } from 'vitest'
import { checkOn } from '#tests/support/rows/tracked-checks.ts'
import {
  bestMeasurement,
  changeSince,
  findPosition,
  knownBefore,
  newestMeasurement,
  previousMeasurement,
} from './positions.ts'

const results = [
  { rank: 1, username: 'someone', video_url: 'https://www.tiktok.com/@someone/video/711' },
  { rank: 2, username: 'Ada.Runs', video_url: 'https://www.tiktok.com/@Ada.Runs/video/7110' },
  { rank: 3, username: 'ada.runs', video_url: 'https://www.tiktok.com/@ada.runs/photo/7112?lang=en' },
  { rank: 4, username: 'last', video_url: 'https://www.tiktok.com/@last/video/9#7113' },
]

test.each([
  ['the video, by a whole segment of its address', { account_name: null, video_id: '7110' }, 2],
  ['no video whose id only starts with it', { account_name: null, video_id: '71' }, null],
  ['a photo', { account_name: null, video_id: '7112' }, 3],
  ['no id in the query or the hash', { account_name: null, video_id: '7113' }, null],
  ['the best video of the account, ignoring case', { account_name: 'ADA.RUNS', video_id: null }, 2],
  ['the account with its @', { account_name: '@ada.runs', video_id: null }, 2],
  ['only the video, even if the account is there', { account_name: 'ada.runs', video_id: '5' }, null],
  ['no account whose name only starts with it', { account_name: 'ada', video_id: null }, null],
  ['nothing if nothing is tracked', { account_name: null, video_id: null }, null],
])('finds %s', (_, tracked, position) => {
  expect(findPosition(results, tracked)).toBe(position)
})

test('returns the best rank for results in any order', () => {
  expect(findPosition(results.toReversed(), { account_name: 'ada.runs', video_id: null })).toBe(2)
})

test('ignores failures', () => {
  const points = [checkOn(1, 5), checkOn(2, 'failed'), checkOn(3, 9), checkOn(4, 'failed')]
  expect(newestMeasurement(points)?.position).toBe(9)
  expect(previousMeasurement(points)?.position).toBe(5)
})

test('finds the measurement of a week before, regardless of the time of day', () => {
  const anHourLater = { ...checkOn(3, 4), checked_at: '2026-11-03T01:05:00.000Z' }
  const points = [checkOn(1, 5), anHourLater, checkOn(10, 2)]
  expect(knownBefore(points, 7)?.position).toBe(4)
  expect(knownBefore([checkOn(2, 5), checkOn(3, 'failed'), checkOn(10, 2)], 7)?.position).toBe(5)
  expect(knownBefore([checkOn(5, 5), checkOn(10, 2)], 7)).toBeUndefined()
  expect(knownBefore([], 7)).toBeUndefined()
})

test('ignores measurements that are too old', () => {
  expect(knownBefore([checkOn(1, 5), checkOn(28, 2)], 7)).toBeUndefined()
})

test.each([
  [checkOn(1, 5), checkOn(2, 3), { kind: 'moved', by: 2 }],
  [checkOn(1, 3), checkOn(2, 5), { kind: 'moved', by: -2 }],
  [checkOn(1, 3), checkOn(2, 3), { kind: 'same' }],
  [checkOn(1, null), checkOn(2, 3), { kind: 'entered' }],
  [checkOn(1, 3), checkOn(2, null), { kind: 'left' }],
  [checkOn(1, null), checkOn(2, null), { kind: 'out' }],
  [checkOn(1, 'failed'), checkOn(2, 3), null],
  [undefined, checkOn(2, 3), null],
])('returns the change (%#)', (earlier, later, change) => {
  expect(changeSince(earlier, later)).toEqual(change)
})

test('returns null if a check is shallower than the other position', () => {
  const page = (day: number, position: number | null) => ({ ...checkOn(day, position), results: 12 })
  expect(changeSince(checkOn(1, 20), page(2, null))).toBeNull()
  expect(changeSince(page(1, null), checkOn(2, 20))).toBeNull()
  expect(changeSince(checkOn(1, 12), page(2, null))).toEqual({ kind: 'left' })
  expect(changeSince(page(1, null), checkOn(2, 12))).toEqual({ kind: 'entered' })
})

test('returns the best position and when it was first reached', () => {
  const points = [
    checkOn(1, 5),
    checkOn(2, 2),
    checkOn(3, null),
    checkOn(4, 2),
    checkOn(5, 'failed'),
    checkOn(6, 1),
  ]
  expect(bestMeasurement(points)).toMatchObject({ position: 1, checked_at: checkOn(6, 1).checked_at })
  expect(bestMeasurement([checkOn(1, null)])).toBeNull()
})
