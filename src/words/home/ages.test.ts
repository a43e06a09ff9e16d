import { expect, test } from 'vitest'
import { formatAge, formatAgeInDays } from './ages.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T12:05:00Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 min ago'],
  ['2026-11-21T11:00:01Z', '59 mins ago'],
  ['2026-11-21T10:00:00Z', '2 hours ago'],
  ['2026-11-20T12:00:00Z', '1 day ago'],
  ['2026-01-01T12:00:00Z', '324 days ago'],
])('formats %s as %s', (time, age) => {
  expect(formatAge(time, now)).toBe(age)
})

test.each([
  ['2026-11-21T00:00:00Z', 'Today'],
  ['2026-11-22T00:00:00Z', 'Today'],
  ['2026-11-20T12:00:00Z', 'Yesterday'],
  ['2026-11-19T12:00:00Z', '2 days'],
  ['2026-11-15T12:00:00Z', '6 days'],
  ['2026-11-14T12:00:00Z', '1 week'],
  ['2026-10-23T12:00:00Z', '4 weeks'],
  ['2026-10-22T12:00:00Z', '1 month'],
  ['2025-11-22T12:00:00Z', '12 months'],
  ['2025-11-21T12:00:00Z', '1 year'],
  ['2024-11-01T12:00:00Z', '2 years'],
])('formats %s as the age %s', (time, age) => {
  expect(formatAgeInDays(time, now)).toBe(age)
})
