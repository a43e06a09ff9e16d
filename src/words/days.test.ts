import { expect, test } from 'vitest'
import { byDay } from './days.ts'

test('groups by the days of the calendar rather than by 24 hours', () => {
  const now = new Date(2026, 10, 21, 9, 0)
  const times = [
    new Date(2026, 10, 21, 0, 1),
    new Date(2026, 10, 20, 23, 59),
    new Date(2026, 10, 20, 0, 1),
    new Date(2026, 10, 19, 12, 0),
  ].map((time) => time.toISOString())
  expect(byDay(times, (time) => time, now).map(({ day, items }) => [day, items.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['19 November 2026', 1],
  ])
})
