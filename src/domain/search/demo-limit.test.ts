import { expect, test } from 'vitest'
import { countToday } from './demo-limit.ts'

const now = new Date(2026, 10, 21, 0, 5)

test('ignores the count of another day', () => {
  expect(countToday({ count: 2, date: '2026-11-21' }, now)).toBe(2)
  expect(countToday({ count: 3, date: '2026-11-20' }, now)).toBe(0)
  expect(countToday(null, now)).toBe(0)
})
