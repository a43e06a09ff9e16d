import { expect, test } from 'vitest'
import { counted } from './format.ts'

test('formats a count with its noun', () => {
  expect([0, 1, 2_000].map((count) => counted(count, 'check'))).toEqual([
    '0 checks',
    '1 check',
    '2,000 checks',
  ])
  expect(counted(2, 'search', 'searches')).toBe('2 searches')
})
