import { expect, test } from 'vitest'
import { momentText } from './days.ts'

test.each([
  [new Date(2026, 10, 21, 0, 1), 'Today 00:01'],
  [new Date(2026, 10, 20, 23, 59), 'Yesterday 23:59'],
  [new Date(2026, 10, 20, 0, 1), 'Yesterday 00:01'],
  [new Date(2026, 10, 19, 12, 0), '19 Nov'],
  [new Date(2025, 10, 19, 12, 0), '19 November 2025'],
])('uses calendar days instead of 24 hours, and adds the year if it differs: %s', (time, text) => {
  expect(momentText(time.toISOString(), new Date(2026, 10, 21, 9, 0))).toBe(text)
})
