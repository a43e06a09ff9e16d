import type { Arrival, WaitingState } from '#src/domain/sync/sync-state.ts'
import { counted, formatWhole } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'
import { unsentWords } from './unsent.ts'

export const syncWords = sentences('sync', {
  signInToSend: 'Sign in again to send them.',
  /** Keyed by the RemoteError's kind, or by the server's reason for postponing a change. */
  reasons: {
    offline: 'The server could not be reached.',
    timeout: 'The server did not answer in time.',
    server: 'The server cannot save changes right now.',
    unreadable: 'Keytrail could not read the server’s answer.',
    too_many_changes: 'You have reached today’s limit for changes. The rest will be sent tomorrow.',
    foreign: 'Something else on the network answered instead of the server, perhaps a sign-in page.',
  },
  refusedOne: 'The server could not save one of them.',
  /** `when`: "in 40 seconds". */
  nextTry: (when: string) => `Next try ${when}.`,
  now: 'now',
  inSeconds: (seconds: number) => `in ${seconds} seconds`,
  inMinutes: (minutes: number) => `in ${counted(minutes, 'minute')}`,
  fetchingSoFar: (here: number) => `Fetching your searches and checks: ${formatWhole(here)} so far`,
  fetchingOf: (here: number, all: number) =>
    `Fetching your searches and checks: ${formatWhole(here)} of ${formatWhole(all)}`,
})

/** Returns a general sentence for an unknown error. */
export function waitingReason(error: string): string {
  const reasons: Record<string, string> = syncWords.reasons
  return reasons[error] ?? syncWords.refusedOne
}

/** The time until the next retry: "in 40 seconds". */
export function untilText(nextAt: number, now: Date): string {
  const seconds = Math.ceil((nextAt - now.getTime()) / 1000)
  if (seconds <= 1) return syncWords.now
  return seconds < 60 ? syncWords.inSeconds(seconds) : syncWords.inMinutes(Math.round(seconds / 60))
}

const aMinuteMs = 60_000

export function waitingText(state: WaitingState, unsent: number, searches: number, now: Date): string {
  if (state.kind === 'waiting' || state.kind === 'stuck') {
    const held = (state.kind === 'stuck' ? unsentWords.waitingLong : unsentWords.waiting)(unsent, searches)
    const text = `${held}. ${waitingReason(state.error)}`
    const isSoon = state.nextAt - now.getTime() < aMinuteMs
    return isSoon ? text : `${text} ${syncWords.nextTry(untilText(state.nextAt, now))}`
  }
  if (state.kind === 'sending') return unsentWords.sending(unsent, searches)
  const waiting = unsentWords.waiting(unsent, searches)
  return state.kind === 'offline' ? waiting : `${waiting}. ${syncWords.signInToSend}`
}

/** Null if no search or check is still to come. */
export function arrivalText({ here, coming, more }: Arrival): string | null {
  if (coming === 0) return null
  return more ? syncWords.fetchingSoFar(here) : syncWords.fetchingOf(here, here + coming)
}
