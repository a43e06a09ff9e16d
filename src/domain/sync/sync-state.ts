// What device and server do not agree on yet: changes that go up, a history that comes down.

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
  | {
      kind: 'waiting' | 'stuck'
      /** As the wire or the server called it. */
      error: string
      nextAt: number
    }

const stuckMs = 10 * 60_000

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
  return { kind: isLong ? 'stuck' : 'waiting', error, nextAt }
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
