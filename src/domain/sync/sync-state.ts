interface WaitingChange {
  attempts: number
  /** In epoch milliseconds; 0 for immediately. */
  next_attempt_at: number
  last_error: string | null
  created_at: string
}

interface Outage {
  kind: string
  /** In epoch milliseconds. */
  until: number
}

interface Circumstances {
  offline: boolean
  outage: Outage | null
  now: Date
}

/**
 * - `sending`: no attempt has failed
 * - `offline`: this device has no network
 * - `waiting`: an attempt failed and will be retried
 * - `stuck`: waiting for longer than most outages last
 * - `sign-in`: nothing is sent until the user signs in again
 */
export type WaitingState =
  | { kind: 'sending' | 'offline' | 'sign-in' }
  | {
      kind: 'waiting' | 'stuck'
      /** The kind of the outage or, if there is none, the last error of the change with the most attempts. */
      error: string
      nextAt: number
    }

const stuckMs = 10 * 60_000

function findObstacle(
  first: WaitingChange,
  rest: readonly WaitingChange[],
  outage: Outage | null,
): { error: string | null; nextAt: number } {
  if (outage) return { error: outage.kind, nextAt: outage.until }
  const tried = rest.reduce((most, change) => (change.attempts > most.attempts ? change : most), first)
  return { error: tried.attempts === 0 ? null : tried.last_error, nextAt: tried.next_attempt_at }
}

/** The changes must be oldest first. Returns null if there are none. */
export function waitingState(
  [first, ...rest]: readonly WaitingChange[],
  { offline, outage, now }: Circumstances,
): WaitingState | null {
  if (!first) return null
  if (offline) return { kind: 'offline' }
  const { error, nextAt } = findObstacle(first, rest, outage)
  if (error === null) return { kind: 'sending' }
  if (error === 'unauthorized') return { kind: 'sign-in' }
  const isLong = now.getTime() - Date.parse(first.created_at) > stuckMs
  return { kind: isLong ? 'stuck' : 'waiting', error, nextAt }
}

export interface Arrival {
  /** The number of searches and checks on this device, not counting those in `coming`. */
  here: number
  /** The number of searches and checks whose results this device has yet to fetch. */
  coming: number
  /** Whether the server may have further searches and checks. */
  more: boolean
}
