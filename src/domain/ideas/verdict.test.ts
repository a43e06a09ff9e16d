import { describe, expect, test } from 'vitest'
import type { IdeaRow } from './rows.ts'
import { type Measurement, verdictOn } from './verdict.ts'

// Day 1 is 2 November, and day 30 is 1 December.
const idea = { published_on: '2026-11-01', goal: 10, stage: 'published' } as const
const at = (date: string, position: number | null, results = 30): Measurement => ({
  ...{ search_id: date, checked_at: `${date.includes('T') ? date : `${date}T06:00:00`}.000Z` },
  ...{ position, results },
})
const judge = (
  measurements: Measurement[],
  today = '2026-12-02',
  values: Partial<Pick<IdeaRow, 'published_on' | 'goal' | 'stage'>> = {},
) => verdictOn({ ...idea, ...values }, measurements, today)
const shown = (measurements: Measurement[], today?: string) =>
  judge(measurements, today)?.readings.map(({ day, found, isComing }) => [day, found?.position, isComing])

describe('the readings', () => {
  test('are the last check of their day in UTC, not one an hour before or after', () => {
    const measurements = [
      ...[at('2026-11-01T23:59:59', 40), at('2026-11-02T00:00:00', 31), at('2026-11-02T23:59:59', 28)],
      ...[at('2026-11-03T00:00:00', 5), at('2026-11-08', 12), at('2026-11-15', null), at('2026-12-01', 9)],
    ]
    expect(shown(measurements)).toEqual([
      [1, 28, false],
      [7, 12, false],
      [14, null, false],
      [30, 9, false],
    ])
  })

  test('stay empty for a day without a completed check; today and later days are still to come', () => {
    expect(shown([at('2026-11-02', 20)], '2026-11-15')).toEqual([
      [1, 20, false],
      [7, undefined, false],
      [14, undefined, true],
      [30, undefined, true],
    ])
  })

  test('are no longer to come once the user ends the 30 days early', () => {
    const verdict = judge([at('2026-11-02', 20)], '2026-11-05', { stage: 'verdict' })
    expect(verdict?.isFinal).toBe(true)
    expect(verdict?.readings.some(({ isComing }) => isComing)).toBe(false)
  })
})

const on = (day: number, position: number | null, results?: number) =>
  at(new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10), position, results)
const place = (position: number | null, day: number) => ({ position, day })

test.each<[string, Measurement[], object]>([
  [
    'reached and kept',
    [on(1, 14), on(9, 8), on(30, 9)],
    { kind: 'kept', best: place(8, 9), last: place(9, 30) },
  ],
  [
    'reached and lost; a best position counts from its first day',
    [on(4, 8), on(5, 8), on(19, 14)],
    { kind: 'lost', best: place(8, 4), last: place(14, 19) },
  ],
  [
    'reached and out of the results',
    [on(4, 8), on(19, null)],
    { kind: 'lost', best: place(8, 4), last: place(null, 19) },
  ],
  [
    'missed: never better than 11',
    [on(1, 30), on(8, 11), on(29, 20)],
    { kind: 'missed', best: place(11, 8), last: place(20, 29) },
  ],
  [
    'unseen: in the results of none of two checks',
    [on(1, null, 12), on(2, null, 36)],
    { kind: 'unseen', checks: 2, results: 36 },
  ],
  [
    'unmeasured before publishing and after the thirtieth day',
    [on(-1, 1), on(31, 1)],
    { kind: 'unmeasured' },
  ],
])('the outcome with the goal 10: %s', (_, measurements, outcome) => {
  expect(judge(measurements)?.outcome).toEqual(outcome)
})

test('the outcome without a goal has its places only', () => {
  const outcome = judge([on(0, 3)], '2026-12-02', { goal: null })?.outcome
  expect(outcome).toEqual({ kind: 'placed', best: place(3, 0), last: place(3, 0) })
})

test('is final on the day after the thirtieth, and there is none before publishing', () => {
  expect(judge([at('2026-10-31', 1)])?.last).toBeNull()
  expect(judge([], '2026-12-01')?.isFinal).toBe(false)
  expect(judge([], '2026-12-02')?.isFinal).toBe(true)
  expect(judge([], '2026-12-02', { published_on: null })).toBeNull()
})
