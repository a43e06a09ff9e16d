import { expect, test } from 'vitest'
import { changeSign, changeWords, failureReason, positionText } from './positions.ts'

test('formats positions and changes as words and signs', () => {
  expect(positionText({ position: null, results: 24 })).toBe('Not in first 24')
  expect(changeSign({ kind: 'moved', by: 2 })).toBe('+2')
  expect(changeSign({ kind: 'moved', by: -2 })).toBe('−2')
  expect(changeWords({ kind: 'moved', by: -1 })).toBe('down 1 place')
  expect(changeWords({ kind: 'entered' })).toBe('entered the results')
  expect(failureReason('upstream_blocked')).toBe('TikTok blocked this request.')
  expect(failureReason('never heard of')).toBe('Something went wrong on our side.')
})
