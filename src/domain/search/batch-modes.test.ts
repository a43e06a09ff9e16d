import { expect, test } from 'vitest'
import { batchModesOf } from './batch-modes.ts'

test('a plan’s modes come in the order of the form', () => {
  expect(batchModesOf(['basic', 'keystroke', 'single', 'multiple'])).toEqual([
    'single',
    'multiple',
    'keystroke',
  ])
  expect(batchModesOf(['basic'])).toEqual([])
})
