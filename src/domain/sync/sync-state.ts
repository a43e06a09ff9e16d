export interface ChangeAttempts {
  attempts: number
  /** In epoch milliseconds; 0 for immediately. */
  next_attempt_at: number
  /** The message of the last failure, or the code of the refusal. */
  last_error: string | null
  created_at: string
}

interface Circumstances {
  offline: boolean
  /** `until` is in epoch milliseconds. */
  outage: { kind: string; until: number } | null
  now: Date
}

/** `stuck`: waiting for longer than most outages last. `sign-in`: waiting for the user to sign in again. */
export type WaitingState =
  | { kind: 'sending' | 'offline' | 'sign-in' }
  | {
      kind: 'waiting' | 'stuck'
      /** The kind of the outage or, if there is none, the last error of the change with the most attempts. */
      error: string
      nextAt: number
    }

const stuckMs = 10 * 60_000

/** The changes must be oldest first. Returns null if there are none. */
export function waitingState(
  changes: readonly ChangeAttempts[],
  { offline, outage, now }: Circumstances,
): WaitingState | null {
  const [first] = changes
  if (!first) return null
  if (offline) return { kind: 'offline' }
  const tried = changes.reduce((most, change) => (change.attempts > most.attempts ? change : most))
  const failure = tried.attempts === 0 ? null : tried.last_error
  const [error, nextAt] = outage ? [outage.kind, outage.until] : [failure, tried.next_attempt_at]
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
