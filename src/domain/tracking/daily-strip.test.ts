import { expect, test } from 'vitest'
import { checksByDay, type DayCheck, daysUntil, pickShade, startOfDay } from './daily-strip.ts'

function check(checked_at: Date, values: Partial<DayCheck> = {}): DayCheck {
  return {
    ...{ search_id: 's', state: 'done', failure_code: null, position: 4, results: 36 },
    checked_at: checked_at.toISOString(),
    ...values,
  }
}

test('counts days over the end of a month', () => {
  const days = daysUntil('2026-11-10')
  expect(days).toHaveLength(30)
  expect([days[0], days.at(-1)]).toEqual(['2026-10-12', '2026-11-10'])
  expect(startOfDay('2026-11-10')).toBe(new Date(2026, 10, 10).toISOString())
})

test('returns the last measurement of a day, else its failed check, else null', () => {
  const first = check(new Date(2026, 10, 8, 0, 5), { position: 9 })
  const second = check(new Date(2026, 10, 8, 23, 55), { position: 7 })
  const failedAfter = check(new Date(2026, 10, 8, 23, 59), { state: 'failed', position: null })
  const failed = check(new Date(2026, 10, 10, 9, 0), { state: 'failed', position: null })
  const strip = checksByDay([first, second, failedAfter, failed], ['2026-11-08', '2026-11-09', '2026-11-10'])
  expect(strip).toEqual([second, null, failed])
})

test.each([
  ['failed', 'failed'],
  [3, 'top'],
  [4, 'first'],
  [10, 'first'],
  [11, 'second'],
  [20, 'second'],
  [21, 'behind'],
  [null, 'out'],
] as const)('shades position %s as %s', (position, shade) => {
  const values = position === 'failed' ? ({ state: 'failed', position: null } as const) : { position }
  expect(pickShade(check(new Date(), values))).toBe(shade)
})
