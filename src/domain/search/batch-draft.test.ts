import { describe, expect, test } from 'vitest'
import { appendPhrases, createDraft, draftPhrases } from './batch-draft.ts'
import { batchModes as all } from './lookup-modes.ts'

test('each mode reads its own text', () => {
  const draft = { ...createDraft([], all), single: 'a', quantity: '3', multiple: 'b\n\nc', keystroke: 'de' }
  expect(draftPhrases(draft)).toEqual(['a', 'a', 'a'])
  expect(draftPhrases({ ...draft, mode: 'multiple' })).toEqual(['b', 'c'])
  expect(draftPhrases({ ...draft, mode: 'keystroke' })).toEqual(['d', 'de'])
})

test('shows the phrases of an address in multiple mode', () => {
  expect(draftPhrases(createDraft(['a', 'a', 'b'], all))).toEqual(['a', 'a', 'b'])
  expect(createDraft([], ['multiple']).mode).toBe('multiple')
})

test('appends an expansion without duplicates', () => {
  expect(appendPhrases('tea \n\n tea a', ['tea a', 'tea b'])).toBe('tea\ntea a\ntea b')
})

describe('single mode with a quantity', () => {
  const single = (text: string, quantity: string) =>
    draftPhrases({ ...createDraft([], all), single: text, quantity })

  test.each([
    ['50', 50],
    ['51', 50],
    ['0', 1],
    ['2.9', 2],
    ['', 1],
    ['many', 1],
  ])('reads %j as %i times', (quantity, times) => {
    const phrases = single(' matcha ', quantity)
    expect(phrases).toHaveLength(times)
    expect(new Set(phrases)).toEqual(new Set(['matcha']))
  })

  test('returns no phrases for an empty text', () => {
    expect(single('  ', '5')).toEqual([])
  })
})
