import { expect, test } from 'vitest'
import { formatLongDate, modifiedLater } from './dates.ts'

test('formats long dates in US English and in UTC', () => {
  expect(formatLongDate('2026-11-21T23:59:00.000Z')).toBe('November 21, 2026')
  expect(formatLongDate('2026-01-01T00:00:00.000Z')).toBe('January 1, 2026')
})

test('ignores a change on the day of publishing', () => {
  const published = '2026-07-07T08:10:00.000Z'
  expect(modifiedLater(published, '2026-07-07T23:00:00.000Z')).toBeNull()
  expect(modifiedLater(published, null)).toBeNull()
  expect(modifiedLater(published, '2026-07-09T16:00:00.000Z')).toBe('2026-07-09T16:00:00.000Z')
  expect(modifiedLater(null, published)).toBe(published)
})
