// What becomes of a change that was not accepted, and when it is sent again. Pure; the only layer that retries.
import type { RemoteError } from '#src/remote/errors.ts'

const firstMs = 1_000
/** The longest wait for a next attempt. */
export const longestWaitMs = 5 * 60_000

/**
 * `refused` only when the server has understood the change and says no to it; such an answer is proved to be
 * about the data, because nothing is sent without the owner's token. Everything else may succeed later.
 */
export function outcomeOf(error: RemoteError): 'retry' | 'refused' {
  return error.kind === 'refused' ? 'refused' : 'retry'
}

/** Milliseconds until the next attempt, doubling with the attempts made, between half and all of at most 5 min. */
export function backoffMs(attempts: number, random: number): number {
  const full = Math.min(longestWaitMs, firstMs * 2 ** Math.max(0, attempts - 1))
  return Math.round(full * (0.5 + random / 2))
}

/**
 * Milliseconds until an attempt at `next_attempt_at` (epoch milliseconds), 0 if it is due. A wait that is longer
 * than any that is ever set means that the clock was put back: then it is due.
 */
export function msUntil(next_attempt_at: number, nowMs: number): number {
  const waitMs = Math.max(0, next_attempt_at - nowMs)
  return waitMs > longestWaitMs ? 0 : waitMs
}
