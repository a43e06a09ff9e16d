import { expect, test } from 'vitest'
import { countToday } from './demo-limit.ts'

test('ignores the count of another day', () => {
  expect(countToday('{"count":2,"date":"2026-11-21"}', '2026-11-21')).toBe(2)
  expect(countToday('{"count":3,"date":"2026-11-20"}', '2026-11-21')).toBe(0)
  expect(countToday(null, '2026-11-21')).toBe(0)
})
