import { expect, test } from 'vitest'
import { newsSince } from './last-look.ts'

const now = new Date('2026-11-22T10:00:00.000Z')
const created = '2026-11-01T00:00:00.000Z'

const look = {
  seen_at: '2026-11-20T18:00:00.000Z',
  checked_at: '2026-11-20T05:00:00.000Z',
  since: '2026-11-18T18:00:00.000Z',
}

test('covers a week on the first visit, later everything after the newest check shown', () => {
  expect(newsSince(undefined, created, now)).toBe('2026-11-15T10:00:00.000Z')
  // The device's and the server's clocks differ: a check dated 17:50 may have run after the visit at 18:00.
  expect(newsSince(look, created, now)).toBe(look.checked_at)
  expect(newsSince({ ...look, checked_at: null }, created, now)).toBe(look.since)
})

test('never begins before the account', () => {
  const today = '2026-11-22T09:12:00.000Z'
  expect(newsSince(undefined, today, now)).toBe(today)
})

test('keeps the start of the news if the page is reopened within one visit', () => {
  const reopened = { ...look, seen_at: '2026-11-22T09:30:00.000Z' }
  expect(newsSince(reopened, created, now)).toBe(look.since)
})
