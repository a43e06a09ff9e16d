import { expect, test } from 'vitest'
import { waitingState } from './sync-state.ts'

const now = new Date('2026-11-22T10:00:00.000Z')
const fresh = { attempts: 0, next_attempt_at: 0, last_error: null, created_at: '2026-11-22T09:59:59.000Z' }
const tried = { ...fresh, attempts: 2, next_attempt_at: now.getTime() + 4_000, last_error: 'server' }
const madeAt = (time: string) => [{ ...tried, created_at: `2026-11-22T${time}.000Z` }]
const signIn = { kind: 'sign-in' } as const
const outage = { kind: 'timeout', until: now.getTime() + 5_000 }
const waiting = { kind: 'waiting', error: 'server', nextAt: tried.next_attempt_at } as const
type State = ReturnType<typeof waitingState>

test.each<[string, Parameters<typeof waitingState>[0], object, State]>([
  ['null without changes', [], {}, null],
  ['null without changes offline', [], { offline: true }, null],
  ['sending before the first response', [fresh], {}, { kind: 'sending' }],
  ['offline without a network, despite earlier errors', [tried], { offline: true }, { kind: 'offline' }],
  ['waiting with the error and next attempt of a change that failed', [fresh, tried], {}, waiting],
  [
    'waiting with the error of an outage, even for changes that were never sent',
    [fresh, tried],
    { outage },
    { kind: 'waiting', error: 'timeout', nextAt: outage.until },
  ],
  ['sign-in in an outage of the token', [fresh], { outage: { ...outage, kind: 'unauthorized' } }, signIn],
  ['sign-in if the token is rejected', [{ ...tried, last_error: 'unauthorized' }], {}, signIn],
  ['waiting for ten minutes', madeAt('09:50:00'), {}, waiting],
  ['stuck after that', madeAt('09:49:59'), {}, { ...waiting, kind: 'stuck' }],
])('the state of pending changes is %s', (_, changes, circumstances, state) => {
  expect(waitingState(changes, { offline: false, outage: null, now, ...circumstances })).toEqual(state)
})
