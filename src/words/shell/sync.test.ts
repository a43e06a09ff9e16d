import { expect, test } from 'vitest'
import { arrivalText, untilText, waitingReason, waitingText } from './sync.ts'

const now = new Date('2026-11-22T10:00:00.000Z')

test.each([
  ['too_many_changes', 'You have reached today’s limit for changes. The rest will be sent tomorrow.'],
  ['row is locked', 'The server could not save one of them.'],
])('explains why changes wait: %s', (error, reason) => {
  expect(waitingReason(error)).toBe(reason)
})

test.each([
  [-5_000, 'now'],
  [1_000, 'now'],
  [1_001, 'in 2 seconds'],
  [59_000, 'in 59 seconds'],
  [60_000, 'in 1 minute'],
  [270_000, 'in 5 minutes'],
])('formats %i ms ahead as "%s"', (ms, words) => {
  expect(untilText(now.getTime() + ms, now)).toBe(words)
})

const error = 'offline'
const soon = now.getTime()
const why = 'The server could not be reached.'
test.each([
  [{ kind: 'sending' }, 'Sending 3 changes'],
  [{ kind: 'offline' }, '3 changes waiting'],
  [{ kind: 'sign-in' }, '3 changes waiting. Sign in again to send them.'],
  [{ kind: 'waiting', error, nextAt: soon + 5_000 }, `3 changes waiting. ${why}`],
  [{ kind: 'waiting', error, nextAt: soon + 240_000 }, `3 changes waiting. ${why} Next try in 4 minutes.`],
  [{ kind: 'stuck', error, nextAt: soon }, `3 changes waiting for some time. ${why}`],
] as const)('describes pending changes in the state %j', (state, words) => {
  expect(waitingText(state, 3, 0, now)).toBe(words)
})

test.each([
  [{ here: 0, coming: 0, more: true }, null],
  [{ here: 9, coming: 0, more: false }, null],
  [{ here: 250, coming: 250, more: true }, 'Fetching your searches and checks: 250 so far'],
  [{ here: 1_240, coming: 1_760, more: false }, 'Fetching your searches and checks: 1,240 of 3,000'],
])('describes a first visit with %j', (arrival, words) => {
  expect(arrivalText(arrival)).toBe(words)
})
