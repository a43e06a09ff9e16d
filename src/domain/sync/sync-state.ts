// What an owner is told of what device and server do not agree on yet: changes that go up, a history that comes down.
import { counted, formatWhole } from '#src/lib/format.ts'

/** What is known of a change that waits. */
interface WaitingChange {
  attempts: number
  /** Epoch milliseconds; 0 for at once. */
  next_attempt_at: number
  last_error: string | null
  created_at: string
}

/** A server that takes no changes at all. */
interface Outage {
  /** As the wire's errors are called. */
  kind: string
  /** When it is asked again; epoch milliseconds. */
  until: number
}

interface Circumstances {
  offline: boolean
  outage: Outage | null
  now: Date
}

/**
 * - `sending`: on its way
 * - `offline`: this device has no network
 * - `waiting`: the server could not take it; it is tried again
 * - `stuck`: so for longer than an outage mostly takes
 * - `sign-in`: nothing is sent before its owner has signed in again
 */
export type WaitingState =
  | { kind: 'sending' | 'offline' | 'sign-in' }
  | { kind: 'waiting' | 'stuck'; why: string; nextAt: number }

const stuckMs = 10 * 60_000

// What the wire calls its errors, and what the server puts off; anything else is the server's own word.
const reasons: Record<string, string> = {
  offline: 'The server could not be reached.',
  timeout: 'The server did not answer in time.',
  server: 'The server cannot save changes right now.',
  unreadable: 'Keytrail could not read the server’s answer.',
  too_many_changes: 'You have reached today’s limit for changes. The rest will be sent tomorrow.',
  foreign: 'Something else on the network answered instead of the server, perhaps a sign-in page.',
}

/** What keeps these changes here: the server as a whole, else the one of them that was tried most often. */
function obstacleOf(
  first: WaitingChange,
  rest: readonly WaitingChange[],
  outage: Outage | null,
): { error: string | null; nextAt: number } {
  if (outage) return { error: outage.kind, nextAt: outage.until }
  const tried = rest.reduce((most, change) => (change.attempts > most.attempts ? change : most), first)
  return { error: tried.attempts === 0 ? null : tried.last_error, nextAt: tried.next_attempt_at }
}

/** Why changes wait, given in their order; null when none waits. */
export function waitingState(
  [first, ...rest]: readonly WaitingChange[],
  { offline, outage, now }: Circumstances,
): WaitingState | null {
  if (!first) return null
  if (offline) return { kind: 'offline' }
  const { error, nextAt } = obstacleOf(first, rest, outage)
  if (error === null) return { kind: 'sending' }
  if (error === 'unauthorized') return { kind: 'sign-in' }
  const isLong = now.getTime() - Date.parse(first.created_at) > stuckMs
  const why = reasons[error] ?? 'The server could not save one of them.'
  return { kind: isLong ? 'stuck' : 'waiting', why, nextAt }
}

const aMinuteMs = 60_000

/** What is said of what waits, counted, everywhere but where it is listed. */
export function waitingWords(state: WaitingState, changes: string, now: Date): string {
  if (state.kind === 'waiting' || state.kind === 'stuck') {
    const held = state.kind === 'stuck' ? `${changes} waiting for some time` : `${changes} waiting`
    // Sooner than that it has come before it is read.
    const isSoon = state.nextAt - now.getTime() < aMinuteMs
    return `${held}. ${state.why}${isSoon ? '' : ` Next try ${untilWords(state.nextAt, now)}.`}`
  }
  if (state.kind === 'sending') return `Sending ${changes}`
  return state.kind === 'offline' ? `${changes} waiting` : `${changes} waiting. Sign in again to send them.`
}

/** How far a first visit has come. */
export interface Arrival {
  /** Searches and checks that are here as a whole. */
  here: number
  /** Those that are known and still to come. */
  coming: number
  /** Whether more may become known. */
  more: boolean
}

/** What is said of a first visit's searches and checks while they come; null where there is nothing to wait for. */
export function arrivalWords({ here, coming, more }: Arrival): string | null {
  if (coming === 0) return null
  const part = formatWhole(here)
  return more
    ? `Fetching your searches and checks: ${part} so far`
    : `Fetching your searches and checks: ${part} of ${formatWhole(here + coming)}`
}

/** When the next try is: "in 40 seconds". */
export function untilWords(nextAt: number, now: Date): string {
  const seconds = Math.ceil((nextAt - now.getTime()) / 1000)
  if (seconds <= 1) return 'now'
  if (seconds < 60) return `in ${seconds} seconds`
  const minutes = Math.round(seconds / 60)
  return `in ${counted(minutes, 'minute')}`
}
