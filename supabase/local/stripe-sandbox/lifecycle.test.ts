import { expect, test } from 'vitest'
import { monthAfter } from './lifecycle.ts'

const seconds = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000

test.each([
  ['2026-11-21', '2026-12-21'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-30', '2028-02-29'],
])('a month after %s is %s', (start, end) => {
  expect(monthAfter(seconds(start))).toBe(seconds(end))
})
