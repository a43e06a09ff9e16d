import { expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { rankChanges } from './rank-changes.ts'

const check = (...ids: string[]) =>
  ids.map((id, index) => rankingRow({ rank: index + 1, video_url: `https://www.tiktok.com/@a/video/${id}` }))

test('each result is told by its rank: moved, the same, new', () => {
  expect([...rankChanges(check('1', '2', '3', '4'), check('1', '3', '9', '2'))]).toEqual([
    [1, { kind: 'same' }],
    [2, { kind: 'moved', by: 1 }],
    [3, { kind: 'entered' }],
    [4, { kind: 'moved', by: -2 }],
  ])
})

test('nobody knows what is new where the earlier check did not look', () => {
  expect([...rankChanges(check('1', '2'), check('2', '7', '8', '1')).keys()]).toEqual([1, 2, 4])
  expect(rankChanges([], check('1', '2')).size).toBe(0)
})

test('a video that comes twice has moved once, to where it stands best', () => {
  expect(rankChanges(check('1', '2'), check('2', '1', '2'))).toEqual(
    new Map([
      [1, { kind: 'moved', by: 1 }],
      [2, { kind: 'moved', by: -1 }],
    ]),
  )
})
