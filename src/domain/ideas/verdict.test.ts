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

test.each<[string, Measurement[], object]>([
  [
    'reached and kept',
    [at('2026-11-02', 14), at('2026-11-10', 8), at('2026-12-01', 9)],
    { kind: 'kept', best: { position: 8, day: 9 }, last: { position: 9, day: 30 } },
  ],
  [
    'reached and lost; a best position counts from its first day',
    [at('2026-11-05', 8), at('2026-11-06', 8), at('2026-11-20', 14)],
    { kind: 'lost', best: { position: 8, day: 4 }, last: { position: 14, day: 19 } },
  ],
  [
    'reached and out of the results',
    [at('2026-11-05', 8), at('2026-11-20', null)],
    { kind: 'lost', best: { position: 8, day: 4 }, last: { position: null, day: 19 } },
  ],
  [
    'missed: never better than 11',
    [at('2026-11-02', 30), at('2026-11-09', 11), at('2026-11-30', 20)],
    { kind: 'missed', best: { position: 11, day: 8 }, last: { position: 20, day: 29 } },
  ],
  [
    'unseen: in the results of none of two checks',
    [at('2026-11-02', null, 12), at('2026-11-03', null, 36)],
    { kind: 'unseen', checks: 2, results: 36 },
  ],
  [
    'unmeasured before publishing and after the thirtieth day',
    [at('2026-10-31', 1), at('2026-12-02', 1)],
    { kind: 'unmeasured' },
  ],
])('the outcome with the goal 10: %s', (_, measurements, outcome) => {
  expect(judge(measurements)?.outcome).toEqual(outcome)
})

test('the outcome without a goal has its places only', () => {
  const place = { position: 3, day: 0 }
  expect(judge([at('2026-11-01T20:00:00', 3)], '2026-12-02', { goal: null })?.outcome).toEqual({
    ...{ kind: 'placed', best: place, last: place },
  })
})

test('is final on the day after the thirtieth, and there is none before publishing', () => {
  expect(judge([at('2026-10-31', 1)])?.last).toBeNull()
  expect(judge([], '2026-12-01')?.isFinal).toBe(false)
  expect(judge([], '2026-12-02')?.isFinal).toBe(true)
  expect(judge([], '2026-12-02', { published_on: null })).toBeNull()
})
