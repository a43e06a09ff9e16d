import { expect, test } from 'vitest'
import { changeWords } from '../report/rank-changes.ts'
import { changeSign, failureReason } from './positions.ts'

test('formats changes as words and signs', () => {
  expect(changeSign({ kind: 'moved', by: 2 })).toBe('+2')
  expect(changeSign({ kind: 'moved', by: -2 })).toBe('−2')
  expect(changeWords({ kind: 'moved', by: -1 })).toBe('down 1 place')
  expect(changeWords({ kind: 'entered' })).toBe('entered the results')
  expect(failureReason('never heard of')).toBe('Something went wrong on our side.')
})
