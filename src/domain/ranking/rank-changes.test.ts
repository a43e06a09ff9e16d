import { expect, test } from 'vitest'
import { ranked } from '#tests/support/rows/ranking-row.ts'
import { rankChanges } from './rank-changes.ts'

const check = (...ids: string[]) => ranked(ids)

test('maps each rank to moved, same or entered', () => {
  expect([...rankChanges(check('1', '2', '3', '4'), check('1', '3', '9', '2'))]).toEqual([
    [1, { kind: 'same' }],
    [2, { kind: 'moved', by: 1 }],
    [3, { kind: 'entered' }],
    [4, { kind: 'moved', by: -2 }],
  ])
})

test('leaves out new results below the depth of the earlier check', () => {
  expect([...rankChanges(check('1', '2'), check('2', '7', '8', '1')).keys()]).toEqual([1, 2, 4])
  expect(rankChanges([], check('1', '2')).size).toBe(0)
})
