import { expect, test } from 'vitest'
import { sinceWhen } from './since-when.ts'

test('a time is told as somebody would who speaks today', () => {
  const now = new Date('2026-11-22T14:00:00')
  expect(sinceWhen('2026-11-22T09:05:00', now)).toBe('since 09:05')
  expect(sinceWhen('2026-11-21T23:59:00', now)).toBe('since yesterday')
  expect(sinceWhen('2026-11-20T23:59:00', now)).toBe('since 20 Nov')
})
