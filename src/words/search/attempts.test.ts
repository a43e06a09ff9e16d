import { expect, test } from 'vitest'
import { tooManyAttempts } from './attempts.ts'

test.each([
  [0, '1 minute'],
  [60_000, '1 minute'],
  [60_001, '2 minutes'],
  [3_600_000, '60 minutes'],
])('formats %i ms as %s', (ms, words) => {
  expect(tooManyAttempts(ms)).toBe(`Too many attempts. Try again in ${words}.`)
})
