import { expect, test } from 'vitest'
import { formatAge, formatDate } from './format.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T12:05:00Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 min ago'],
  ['2026-11-21T11:00:01Z', '59 mins ago'],
  ['2026-11-21T10:00:00Z', '2 hours ago'],
  ['2026-11-20T12:00:00Z', '1 day ago'],
  ['2026-01-01T12:00:00Z', '324 days ago'],
])('%s was %s', (time, age) => {
  expect(formatAge(time, now)).toBe(age)
})

test('dates read as in Britain', () => {
  expect(formatDate('2026-12-21T11:34:24Z')).toBe('21 December 2026')
})
