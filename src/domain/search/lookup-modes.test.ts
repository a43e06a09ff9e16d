import { expect, test } from 'vitest'
import { plans } from '#tests/support/rows/plans.ts'
import { isLocked, lookupModes, lookupPhrases, textFor } from './lookup-modes.ts'

test('offers related searches and checks on the free plan, everything on paid plans', () => {
  const open = (level: 'free' | 'premium' | 'pro') =>
    lookupModes.filter((mode) => !isLocked(mode, plans[level]))
  expect(open('free')).toEqual(['related', 'check'])
  expect(open('premium')).toEqual([...lookupModes])
  expect(open('pro')).toEqual([...lookupModes])
  expect(lookupModes.some((mode) => isLocked(mode, null))).toBe(false)
})

test.each([
  ['related', ['iced tea']],
  ['single', ['iced tea']],
  ['check', ['iced tea']],
  ['multiple', ['iced tea', 'oats']],
  ['keystroke', ['i', 'ic', 'ice', 'iced', 'iced t', 'iced te', 'iced tea']],
] as const)('reads the phrases of %s from the same text', (mode, phrases) => {
  expect(lookupPhrases(mode, '\niced tea \n\n oats\n')).toEqual(phrases)
  expect(lookupPhrases(mode, ' \n ')).toEqual([])
})

test('keeps the part of a text that a mode uses', () => {
  const text = 'matcha latte at home\ntea'
  expect(textFor('multiple', text)).toBe(text)
  expect(textFor('related', text)).toBe('matcha latte at home')
  expect(textFor('keystroke', text)).toBe('matcha latte')
  expect(textFor('check', '')).toBe('')
})
