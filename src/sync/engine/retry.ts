import type { Outage } from '#src/db/core/metadata.ts'
import type { OutboxEntry } from '#src/db/core/schema.ts'
import { now } from '#src/lib/clock.ts'
import type { RemoteError } from '#src/remote/errors.ts'

const firstMs = 1_000
export const maxWaitMs = 5 * 60_000
/** The maximum backoff before a probe; a Retry-After may be longer. */
export const maxProbeMs = 5_000

/** Returns `refused` if the server understood and rejected the request. Anything else may succeed later. */
export function classifyFailure(error: RemoteError): 'retry' | 'refused' {
  return error.kind === 'refused' ? 'refused' : 'retry'
}

/** Returns milliseconds that double with each attempt up to `maxMs`, reduced at random by up to half. */
export function backoffMs(attempts: number, random: number, maxMs = maxWaitMs): number {
  const full = Math.min(maxMs, firstMs * 2 ** Math.max(0, attempts - 1))
  return Math.round(full * (0.5 + random / 2))
}

/** Returns milliseconds. A wait above the maximum means that the clock was set back, so it counts as 0. */
export function msUntil(next_attempt_at: number, nowMs: number): number {
  const waitMs = Math.max(0, next_attempt_at - nowMs)
  return waitMs > maxWaitMs ? 0 : waitMs
}

function waitMs(attempts: number, error: RemoteError, maxMs: number): number {
  const serverMs = Math.min(error.retryAfterMs ?? 0, maxWaitMs)
  return Math.max(backoffMs(attempts, Math.random(), maxMs), serverMs)
}

/** The failure of an immediate retry (`hurry`) does not lengthen the backoff. */
export function afterOutage(known: Outage | undefined, error: RemoteError, hurry: boolean): Outage {
  const failures = Math.max(1, (known?.failures ?? 0) + (hurry ? 0 : 1))
  const tried_at = now().getTime()
  return { kind: error.kind, failures, tried_at, until: tried_at + waitMs(failures, error, maxProbeMs) }
}

/** Like `afterOutage`, for a single change or search. */
export function postponed(
  { attempts: made }: Pick<OutboxEntry, 'attempts'>,
  error: RemoteError,
  hurry: boolean,
  maxMs: number,
): Pick<OutboxEntry, 'attempts' | 'next_attempt_at' | 'last_error'> {
  const attempts = Math.max(1, made + (hurry ? 0 : 1))
  return {
    attempts,
    next_attempt_at: now().getTime() + waitMs(attempts, error, maxMs),
    last_error: error.kind,
  }
}
