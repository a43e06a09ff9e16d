import { expect, test } from 'vitest'
import { momentText } from './days.ts'

test('uses calendar days instead of 24 hours, and adds the year if it differs', () => {
  const now = new Date(2026, 10, 21, 9, 0)
  const times = [
    new Date(2026, 10, 21, 0, 1),
    new Date(2026, 10, 20, 23, 59),
    new Date(2026, 10, 20, 0, 1),
    new Date(2026, 10, 19, 12, 0),
    new Date(2025, 10, 19, 12, 0),
  ]
  expect(times.map((time) => momentText(time.toISOString(), now))).toEqual([
    'Today 00:01',
    'Yesterday 23:59',
    'Yesterday 00:01',
    '19 Nov',
    '19 November 2025',
  ])
})
