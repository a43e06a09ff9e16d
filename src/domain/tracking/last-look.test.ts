import { expect, test } from 'vitest'
import { newsSince } from './last-look.ts'

const now = new Date('2026-11-22T10:00:00.000Z')

test('covers a week on the first visit, later the time since the previous one', () => {
  expect(newsSince(undefined, now)).toBe('2026-11-15T10:00:00.000Z')
  const look = { seen_at: '2026-11-20T18:00:00.000Z', since: '2026-11-18T18:00:00.000Z' }
  expect(newsSince(look, now)).toBe(look.seen_at)
})

test('keeps the start of the news if the page is reopened within one visit', () => {
  const look = { seen_at: '2026-11-22T09:30:00.000Z', since: '2026-11-20T18:00:00.000Z' }
  expect(newsSince(look, now)).toBe(look.since)
})
