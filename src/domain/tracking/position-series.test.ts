import { expect, test } from 'vitest'
import { positionSeries, silentStretches } from './position-series.ts'

const check = (checked_at: string, position: number | null, failure_code: string | null = null) => ({
  search_id: checked_at,
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

test('returns null positions for failures, unranked checks and days without checks', () => {
  const series = positionSeries(checks)
  expect(series.positions).toEqual([4, null, null, null, 2])
  expect(series.checks.map((entry) => entry?.checked_at ?? null)).toEqual([
    checks[0]?.checked_at,
    checks[1]?.checked_at,
    checks[2]?.checked_at,
    null,
    checks[3]?.checked_at,
  ])
  expect(series.x).toEqual(series.x.toSorted((a, b) => a - b))
})

test('joins consecutive checks without a position into one stretch', () => {
  const day = (time: string) => Date.parse(time) / 1000
  expect(silentStretches(positionSeries(checks))).toEqual([
    { kind: 'failed', from: day('2026-11-01T18:00:00Z'), to: day('2026-11-02T18:00:00Z'), results: 0 },
    { kind: 'unranked', from: day('2026-11-02T18:00:00Z'), to: day('2026-11-03T18:00:00Z'), results: 36 },
  ])
  const failing = checks.map((entry) => ({ ...entry, state: 'failed' as const }))
  expect(silentStretches(positionSeries(failing.slice(0, 3)))).toEqual([
    { kind: 'failed', from: day('2026-11-01T06:00:00Z'), to: day('2026-11-03T06:00:00Z'), results: 36 },
  ])
})
