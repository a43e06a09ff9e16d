import { describe, expect, test } from 'vitest'
import { appendPhrases, draftOf, draftPhrases } from './batch-draft.ts'
import { batchModes as all } from './batch-modes.ts'

test('each mode reads its own text', () => {
  const draft = { ...draftOf([], all), single: 'a', quantity: '3', multiple: 'b\n\nc', keystroke: 'de' }
  expect(draftPhrases(draft)).toEqual(['a', 'a', 'a'])
  expect(draftPhrases({ ...draft, mode: 'multiple' })).toEqual(['b', 'c'])
  expect(draftPhrases({ ...draft, mode: 'keystroke' })).toEqual(['d', 'de'])
})

test('phrases of an address come back in multiple mode', () => {
  expect(draftPhrases(draftOf(['a', 'a', 'b'], all))).toEqual(['a', 'a', 'b'])
  expect(draftOf([], ['multiple']).mode).toBe('multiple')
})

test('an expansion goes below what is written, each phrase once', () => {
  expect(appendPhrases('tea \n\n tea a', ['tea a', 'tea b'])).toBe('tea\ntea a\ntea b')
})

describe('single mode with a quantity', () => {
  const single = (text: string, quantity: string) =>
    draftPhrases({ ...draftOf([], all), single: text, quantity })

  test.each([
    ['1', 1],
    ['3', 3],
    ['50', 50],
    ['51', 50],
    ['0', 1],
    ['-2', 1],
    ['2.9', 2],
    ['', 1],
    ['many', 1],
  ])('%j times is %i times', (quantity, times) => {
    const phrases = single(' matcha ', quantity)
    expect(phrases).toHaveLength(times)
    expect(new Set(phrases)).toEqual(new Set(['matcha']))
  })

  test('of nothing is nothing', () => {
    expect(single('  ', '5')).toEqual([])
  })
})
