import { describe, expect, test } from 'vitest'
import { waitingState } from './sync-state.ts'

const now = new Date('2026-11-22T10:00:00.000Z')
const fresh = { attempts: 0, next_attempt_at: 0, last_error: null, created_at: '2026-11-22T09:59:59.000Z' }
const tried = { ...fresh, attempts: 2, next_attempt_at: now.getTime() + 4_000, last_error: 'server' }
const stateOf = (changes: Parameters<typeof waitingState>[0], offline = false) =>
  waitingState(changes, { offline, outage: null, now })

describe('the state of changes that the server does not have', () => {
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

  test('one that was tried is why all wait, and when it is tried again', () => {
    expect(stateOf([fresh, tried])).toEqual({
      kind: 'waiting',
      error: 'server',
      nextAt: tried.next_attempt_at,
    })
  })

  test('a server that takes none is the reason of all, also of those that were never sent', () => {
    const outage = { kind: 'timeout', until: now.getTime() + 5_000 }
    expect(waitingState([fresh, tried], { offline: false, outage, now })).toEqual({
      kind: 'waiting',
      error: 'timeout',
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
