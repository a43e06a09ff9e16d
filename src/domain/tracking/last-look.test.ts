import { expect, test } from 'vitest'
import { newsSince } from './last-look.ts'

const now = new Date('2026-11-22T10:00:00.000Z')

test('the first look tells of a week, a later one of the time since the look before', () => {
  expect(newsSince(undefined, now)).toBe('2026-11-15T10:00:00.000Z')
  const look = { seen_at: '2026-11-20T18:00:00.000Z', since: '2026-11-18T18:00:00.000Z' }
  expect(newsSince(look, now)).toBe(look.seen_at)
})

test('opening the page again within the same look leaves the news as they are', () => {
  const look = { seen_at: '2026-11-22T09:30:00.000Z', since: '2026-11-20T18:00:00.000Z' }
  expect(newsSince(look, now)).toBe(look.since)
})
