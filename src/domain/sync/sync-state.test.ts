import { describe, expect, test } from 'vitest'
import { arrivalWords, untilWords, waitingState, waitingWords } from './sync-state.ts'

const now = new Date('2026-11-22T10:00:00.000Z')
const fresh = { attempts: 0, next_attempt_at: 0, last_error: null, created_at: '2026-11-22T09:59:59.000Z' }
const tried = { ...fresh, attempts: 2, next_attempt_at: now.getTime() + 4_000, last_error: 'server' }
const stateOf = (changes: Parameters<typeof waitingState>[0], offline = false) =>
  waitingState(changes, { offline, outage: null, now })

describe('what is said of changes that the server does not have', () => {
  test('nothing where there is none, offline or not', () => {
    expect(stateOf([])).toBeNull()
    expect(stateOf([], true)).toBeNull()
  })

  test('they are on their way before the first answer', () => {
    expect(stateOf([fresh])).toEqual({ kind: 'sending' })
  })

  test('without a network that is the reason, whatever happened before', () => {
    expect(stateOf([tried], true)).toEqual({ kind: 'offline' })
  })

  test('one that was tried says why all wait, and when it is tried again', () => {
    expect(stateOf([fresh, tried])).toEqual({
      kind: 'waiting',
      why: 'The server cannot save changes right now.',
      nextAt: tried.next_attempt_at,
    })
  })

  test('what the server puts off until tomorrow says so', () => {
    expect(stateOf([{ ...tried, last_error: 'too_many_changes' }])).toMatchObject({
      why: 'You have reached today’s limit for changes. The rest will be sent tomorrow.',
    })
  })

  test("the server's own words stay in its log", () => {
    expect(stateOf([{ ...tried, last_error: 'row is locked' }])).toMatchObject({
      why: 'The server could not save one of them.',
    })
  })

  test('a server that takes none is the reason of all, also of those that were never sent', () => {
    const outage = { kind: 'timeout', until: now.getTime() + 5_000 }
    expect(waitingState([fresh, tried], { offline: false, outage, now })).toEqual({
      kind: 'waiting',
      why: 'The server did not answer in time.',
      nextAt: outage.until,
    })
    expect(
      waitingState([fresh], { offline: false, outage: { ...outage, kind: 'unauthorized' }, now }),
    ).toEqual({
      kind: 'sign-in',
    })
  })

  test('after ten minutes of trying they are stuck', () => {
    const at = (created_at: string) => stateOf([{ ...tried, created_at }])?.kind
    expect(at('2026-11-22T09:50:00.000Z')).toBe('waiting')
    expect(at('2026-11-22T09:49:59.000Z')).toBe('stuck')
  })

  test('a token that is not accepted asks for its owner', () => {
    expect(stateOf([{ ...tried, last_error: 'unauthorized' }])).toEqual({ kind: 'sign-in' })
  })
})

test.each([
  [-5_000, 'now'],
  [1_000, 'now'],
  [1_001, 'in 2 seconds'],
  [59_000, 'in 59 seconds'],
  [60_000, 'in 1 minute'],
  [270_000, 'in 5 minutes'],
])('%i ms ahead is "%s"', (ms, words) => {
  expect(untilWords(now.getTime() + ms, now)).toBe(words)
})

describe('what is said of them everywhere else', () => {
  const why = 'The server could not be reached.'
  test.each([
    [{ kind: 'sending' }, 'Sending 3 changes'],
    [{ kind: 'offline' }, '3 changes waiting'],
    [{ kind: 'sign-in' }, '3 changes waiting. Sign in again to send them.'],
    [{ kind: 'waiting', why, nextAt: now.getTime() + 5_000 }, `3 changes waiting. ${why}`],
    [
      { kind: 'waiting', why, nextAt: now.getTime() + 240_000 },
      `3 changes waiting. ${why} Next try in 4 minutes.`,
    ],
    [{ kind: 'stuck', why, nextAt: now.getTime() }, `3 changes waiting for some time. ${why}`],
  ] as const)('%j', (state, words) => {
    expect(waitingWords(state, '3 changes', now)).toBe(words)
  })
})

test.each([
  [{ here: 0, coming: 0, more: true }, null],
  [{ here: 9, coming: 0, more: false }, null],
  [{ here: 250, coming: 250, more: true }, 'Fetching your searches and checks: 250 so far'],
  [{ here: 1_240, coming: 1_760, more: false }, 'Fetching your searches and checks: 1,240 of 3,000'],
])('a first visit with %j', (arrival, words) => {
  expect(arrivalWords(arrival)).toBe(words)
})
