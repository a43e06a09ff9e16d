import { expect, test } from 'vitest'
import { usageWords } from './usage.ts'

test('groups thousands', () => {
  expect(usageWords.used({ used: 1027, allowance: 2000 })).toBe('1,027 of 2,000 used')
})
