// What an owner is told of the changes that the server does not have yet.

/** What is known of a change that waits. */
interface WaitingChange {
  attempts: number
  /** Epoch milliseconds; 0 for at once. */
  next_attempt_at: number
  last_error: string | null
  created_at: string
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

// What the wire calls its errors; anything else is the server's own word.
const reasons: Record<string, string> = {
  offline: 'The server was not reached.',
  timeout: 'The server did not answer in time.',
  server: 'The server cannot take changes right now.',
  unreadable: 'The server gave an answer that Keytrail does not understand.',
  foreign:
    'Something between this device and the server answered, a sign-in page of the network for instance.',
}

/** Why changes wait, by the one that has been tried most often; null when none waits. */
export function waitingState(
  changes: readonly WaitingChange[],
  { offline, now }: { offline: boolean; now: Date },
): WaitingState | null {
  const [first, ...rest] = changes
  if (!first) return null
  if (offline) return { kind: 'offline' }
  const tried = rest.reduce((most, change) => (change.attempts > most.attempts ? change : most), first)
  if (tried.attempts === 0 || tried.last_error === null) return { kind: 'sending' }
  if (tried.last_error === 'unauthorized') return { kind: 'sign-in' }
  const isLong = now.getTime() - Date.parse(tried.created_at) > stuckMs
  return {
    kind: isLong ? 'stuck' : 'waiting',
    why: reasons[tried.last_error] ?? `The server answered: ${tried.last_error}.`,
    nextAt: tried.next_attempt_at,
  }
}

/** When the next try is: "in 40 seconds". */
export function untilWords(nextAt: number, now: Date): string {
  const seconds = Math.ceil((nextAt - now.getTime()) / 1000)
  if (seconds <= 1) return 'now'
  if (seconds < 60) return `in ${seconds} seconds`
  const minutes = Math.round(seconds / 60)
  return `in ${minutes} minute${minutes === 1 ? '' : 's'}`
}
