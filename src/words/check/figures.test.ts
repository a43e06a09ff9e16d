import { expect, test } from 'vitest'
import { formatCount, formatDuration } from './figures.ts'

test.each([
  [null, 'N/A'],
  [0, '0'],
  [999, '999'],
  [1000, '1.0K'],
  [12_345, '12.3K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [2_540_000, '2.5M'],
])('formats %s as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test.each([
  [null, 'N/A'],
  [0, '0s'],
  [59, '59s'],
  [59.6, '1:00'],
  [65, '1:05'],
  [3661, '61:01'],
])('formats %s seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
