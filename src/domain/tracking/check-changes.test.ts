import { expect, test } from 'vitest'
import { ranked } from '#tests/support/rows/ranking-row.ts'
import type { RankingRow } from '../ranking/rows.ts'
import { changesBetween } from './check-changes.ts'

const names = (rows: readonly RankingRow[]) => rows.map((row) => row.username)
const yesterday = ranked(['ada', 'bob', 'cy', 'dot'])

test('returns entered, left and moved videos, largest move first', () => {
  const today = ranked(['dot', 'bob', 'eve', 'ada'])
  const changes = changesBetween(yesterday, today)
  expect(names(changes.entered)).toEqual(['eve'])
  expect(names(changes.left)).toEqual(['cy'])
  expect(changes.depth).toBe(4)
  expect(changes.moved.map(({ result, by }) => [result.username, by])).toEqual([
    ['dot', 3],
    ['ada', -3],
  ])
  expect(changes.unmoved).toBe(1)
})

test('ignores videos that entered or left below the depth of the shallower check', () => {
  const first = ranked(['ada', 'bob'])
  const deeper = changesBetween(first, yesterday)
  expect(deeper).toMatchObject({ depth: 2, entered: [], left: [], unmoved: 2 })
  const shallower = changesBetween(yesterday, ranked(['eve', 'ada']))
  expect(names(shallower.entered)).toEqual(['eve'])
  expect(names(shallower.left)).toEqual(['bob'])
})
