import { expect, test } from 'vitest'
import { isCursor, sees } from './snapshot.ts'

const cursor = '7600000000000000001.1/810:815:810,813'

test.each([
  ['809', true],
  ['810', false],
  ['811', true],
  ['813', false],
  ['814', true],
  ['815', false],
  ['18446744073709551615', false],
])('sees transaction %s: %s', (transaction, seen) => {
  expect(sees(cursor, `7600000000000000001.1/${transaction}`)).toBe(seen)
})

test('sees transactions of another life and invalid ones', () => {
  expect(sees(cursor, '7600000000000000001.2/900')).toBe(true)
  expect(sees(cursor, 'nonsense')).toBe(true)
  expect(sees('nonsense', '7600000000000000001.1/900')).toBe(true)
})

test.each([
  [cursor, true],
  ['1.1/10:10:', true],
  ['2026-11-01T00:00:00.000Z', false],
  ['', false],
])('accepts %s as a cursor: %s', (text, is) => {
  expect(isCursor(text)).toBe(is)
})
