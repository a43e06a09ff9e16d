import { expect, test } from 'vitest'
import { dayOf, daysBefore, noonOf, rangeOf, startOf } from './calendar-days.ts'

test('uses the day of the device, and its noon is on that day', () => {
  expect(dayOf(new Date(2026, 0, 9, 0, 5))).toBe('2026-01-09')
  expect(dayOf(new Date(2026, 0, 9, 23, 55).toISOString())).toBe('2026-01-09')
  expect(dayOf(noonOf('2026-03-29'))).toBe('2026-03-29')
})

test('counts days over the end of a month', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(daysBefore('2026-03-30', -2)).toBe('2026-04-01')
})

test('parses one of four ranges and computes its start', () => {
  expect(rangeOf('90')).toBe('90')
  expect(rangeOf('8')).toBe('30')
  expect(rangeOf(null)).toBe('30')
  expect(startOf('7', new Date('2026-11-21T09:00:00Z'))).toBe('2026-11-14T09:00:00.000Z')
  expect(startOf('all', new Date())).toBe(null)
})
