import { expect, test } from 'vitest'
import { checkOn } from '#tests/support/rows/tracked-checks.ts'
import { positionSeries, silentStretches, watchedPlace } from './position-series.ts'

const checks = [checkOn(1, 4), checkOn(2, 'failed'), checkOn(3, null), checkOn(9, 2)]

test('marks more than two days without a check with null', () => {
  const series = positionSeries(checks)
  expect(series.checks).toEqual([...checks.slice(0, 3), null, checks[3]])
  expect(series.x).toEqual(series.x.toSorted((a, b) => a - b))
})

test('joins consecutive checks without a position into one stretch', () => {
  const day = (time: string) => Date.parse(time) / 1000
  expect(silentStretches(positionSeries(checks))).toEqual([
    { kind: 'failed', from: day('2026-11-01T12:05:00Z'), to: day('2026-11-02T12:05:00Z'), results: 0 },
    { kind: 'unranked', from: day('2026-11-02T12:05:00Z'), to: day('2026-11-03T12:05:00Z'), results: 24 },
  ])
  const failing = checks.map((entry) => ({ ...entry, state: 'failed' as const }))
  expect(silentStretches(positionSeries(failing.slice(0, 3)))).toEqual([
    { kind: 'failed', from: day('2026-11-01T00:05:00Z'), to: day('2026-11-03T00:05:00Z'), results: 24 },
  ])
})

test('returns the threshold of a top-N rule, else ten', () => {
  expect(watchedPlace([])).toBe(10)
  expect(watchedPlace([{ kind: 'moves_down', threshold: 3 }])).toBe(10)
  const rules = [
    { kind: 'moves_down', threshold: 2 } as const,
    { kind: 'leaves_first', threshold: 3 } as const,
  ]
  expect(watchedPlace(rules)).toBe(3)
})
