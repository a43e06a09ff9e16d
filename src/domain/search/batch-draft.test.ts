import { expect, test } from 'vitest'
import { appendPhrases, batchModesOf, draftOf, draftPhrases } from './batch-draft.ts'

const all = batchModesOf(['basic', 'keystroke', 'single', 'multiple'])

test('a plan’s modes come in the order of the form', () => {
  expect(all).toEqual(['single', 'multiple', 'keystroke'])
  expect(batchModesOf(['basic'])).toEqual([])
})

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
