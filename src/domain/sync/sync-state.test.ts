import { describe, expect, test } from 'vitest'
import { waitingState } from './sync-state.ts'

const now = new Date('2026-11-22T10:00:00.000Z')
const fresh = { attempts: 0, next_attempt_at: 0, last_error: null, created_at: '2026-11-22T09:59:59.000Z' }
const tried = { ...fresh, attempts: 2, next_attempt_at: now.getTime() + 4_000, last_error: 'server' }
const readState = (changes: Parameters<typeof waitingState>[0], offline = false) =>
  waitingState(changes, { offline, outage: null, now })

describe('the state of pending changes', () => {
  test('is null without changes, online or offline', () => {
    expect(readState([])).toBeNull()
    expect(readState([], true)).toBeNull()
  })

  test('is sending before the first response', () => {
    expect(readState([fresh])).toEqual({ kind: 'sending' })
  })

  test('is offline without a network, despite earlier errors', () => {
    expect(readState([tried], true)).toEqual({ kind: 'offline' })
  })

  test('is waiting with the error and next attempt of a change that failed', () => {
    expect(readState([fresh, tried])).toEqual({
      kind: 'waiting',
      error: 'server',
      nextAt: tried.next_attempt_at,
    })
  })

  test('is waiting with the error of an outage, even for changes that were never sent', () => {
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

  test('is stuck after ten minutes', () => {
    const at = (created_at: string) => readState([{ ...tried, created_at }])?.kind
    expect(at('2026-11-22T09:50:00.000Z')).toBe('waiting')
    expect(at('2026-11-22T09:49:59.000Z')).toBe('stuck')
  })

  test('is sign-in if the token is rejected', () => {
    expect(readState([{ ...tried, last_error: 'unauthorized' }])).toEqual({ kind: 'sign-in' })
  })
})
