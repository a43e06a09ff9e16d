import { expect, test } from 'vitest'
import { modifiedLater } from './dates.ts'

test('ignores a change on the day of publication or before it', () => {
  const published = '2026-07-07T08:10:00.000Z'
  expect(modifiedLater(published, '2026-07-07T23:00:00.000Z')).toBeNull()
  expect(modifiedLater(published, null)).toBeNull()
  expect(modifiedLater(published, '2026-07-01T08:10:00.000Z')).toBeNull()
  expect(modifiedLater(published, '2026-07-09T16:00:00.000Z')).toBe('2026-07-09T16:00:00.000Z')
  expect(modifiedLater(null, published)).toBe(published)
})
