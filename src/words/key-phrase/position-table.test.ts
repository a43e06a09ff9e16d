import { expect, test } from 'vitest'
import { checkOn } from '#tests/support/rows/tracked-checks.ts'
import { positionTable } from './position-table.ts'

test('exports failures and misses differently, newest first', () => {
  const [header, ...lines] = positionTable([
    checkOn(1, 4),
    checkOn(2, 'failed'),
    checkOn(3, null),
    checkOn(9, 2),
  ])
  expect(header).toHaveLength(8)
  expect(lines.map((line) => line.slice(2, 6))).toEqual([
    ['2', 'Ranked', '24', ''],
    ['', 'Not in first 24', '24', ''],
    ['', 'Failed', '', 'upstream_blocked'],
    ['4', 'Ranked', '24', ''],
  ])
})
