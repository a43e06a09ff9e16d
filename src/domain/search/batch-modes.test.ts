import { expect, test } from 'vitest'
import { availableBatchModes } from './batch-modes.ts'

test('returns a plan’s modes in the order of the form', () => {
  expect(availableBatchModes(['basic', 'keystroke', 'single', 'multiple'])).toEqual([
    'single',
    'multiple',
    'keystroke',
  ])
  expect(availableBatchModes(['basic'])).toEqual([])
})
