import { expect, test } from 'vitest'
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

const at = (day: number, position: number | null | 'failed', hour = 0) => ({
  checked_at: new Date(Date.UTC(2026, 10, day, hour, 5)).toISOString(),
  state: position === 'failed' ? ('failed' as const) : ('done' as const),
  position: position === 'failed' ? null : position,
  results: position === 'failed' ? 0 : 24,
})

test('ignores failures', () => {
  const points = [at(1, 5), at(2, 'failed'), at(3, 9), at(4, 'failed')]
  expect(newestMeasurement(points)?.position).toBe(9)
  expect(previousMeasurement(points)?.position).toBe(5)
})

test('finds the measurement of a week before, regardless of the time of day', () => {
  const points = [at(1, 5), at(3, 4, 1), at(10, 2, 0)]
  expect(knownBefore(points, 7)?.position).toBe(4)
  expect(knownBefore([at(2, 5), at(3, 'failed'), at(10, 2)], 7)?.position).toBe(5)
  expect(knownBefore([at(5, 5), at(10, 2)], 7)).toBeUndefined()
  expect(knownBefore([], 7)).toBeUndefined()
})

test('ignores measurements that are too old', () => {
  expect(knownBefore([at(1, 5), at(28, 2)], 7)).toBeUndefined()
})

test.each([
  [at(1, 5), at(2, 3), { kind: 'moved', by: 2 }],
  [at(1, 3), at(2, 5), { kind: 'moved', by: -2 }],
  [at(1, 3), at(2, 3), { kind: 'same' }],
  [at(1, null), at(2, 3), { kind: 'entered' }],
  [at(1, 3), at(2, null), { kind: 'left' }],
  [at(1, null), at(2, null), { kind: 'out' }],
  [at(1, 'failed'), at(2, 3), null],
  [undefined, at(2, 3), null],
])('returns the change (%#)', (earlier, later, change) => {
  expect(changeSince(earlier, later)).toEqual(change)
})

test('returns null if a check is shallower than the other position', () => {
  const page = (day: number, position: number | null) => ({ ...at(day, position), results: 12 })
  expect(changeSince(at(1, 20), page(2, null))).toBeNull()
  expect(changeSince(page(1, null), at(2, 20))).toBeNull()
  expect(changeSince(at(1, 12), page(2, null))).toEqual({ kind: 'left' })
  expect(changeSince(page(1, null), at(2, 12))).toEqual({ kind: 'entered' })
})

test('returns the best position and when it was first reached', () => {
  const points = [at(1, 5), at(2, 2), at(3, null), at(4, 2), at(5, 'failed'), at(6, 1)]
  expect(bestMeasurement(points)).toMatchObject({ position: 1, checked_at: at(6, 1).checked_at })
  expect(bestMeasurement([at(1, null)])).toBeNull()
})
