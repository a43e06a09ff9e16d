import { expect, test } from 'vitest'
import { shorten } from './locale.ts'

test('cuts to the length of the tracked list, counted in graphemes', () => {
  expect(shorten('short', 50)).toBe('short')
  expect(shorten('a'.repeat(50), 50)).toBe('a'.repeat(50))
  expect(shorten('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}…`)
  expect(shorten('👩‍🍳'.repeat(50), 50)).toBe('👩‍🍳'.repeat(50))
  expect(shorten('👩‍🍳'.repeat(51), 50)).toBe(`${'👩‍🍳'.repeat(50)}…`)
  expect(shorten('two\nlines\t here', 50)).toBe('two lines here')
})
