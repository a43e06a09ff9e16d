import { expect, test } from 'vitest'
import { freshSince } from './rows.ts'

test('treats stored searches as fresh for 24 hours', () => {
  expect(freshSince(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-20T12:00:00.000Z')
})
