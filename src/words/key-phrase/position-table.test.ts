import { expect, test } from 'vitest'
import { positionTable } from './position-table.ts'

const check = (checked_at: string, position: number | null, failure_code: string | null = null) => ({
  checked_at,
  state: failure_code ? ('failed' as const) : ('done' as const),
  failure_code,
  position,
  results: failure_code ? 0 : 36,
  origin: 'tracker' as const,
  source: 'sample' as const,
})
const checks = [
  check('2026-11-01T06:00:00.000Z', 4),
  check('2026-11-02T06:00:00.000Z', null, 'upstream_timeout'),
  check('2026-11-03T06:00:00.000Z', null),
  check('2026-11-09T06:00:00.000Z', 2),
]

test('exports failures and misses differently, newest first', () => {
  const [header, ...lines] = positionTable(checks)
  expect(header).toHaveLength(8)
  expect(lines.map((line) => line.slice(2, 6))).toEqual([
    ['2', 'Ranked', '36', ''],
    ['', 'Not in first 36', '36', ''],
    ['', 'Failed', '', 'upstream_timeout'],
    ['4', 'Ranked', '36', ''],
  ])
})
