// Sends the outbox of the current user, first in, first out. A change ends here in one of three ways: settled,
// postponed (which stops the batch, so that order is kept) or parked (which does not block other rows).
import { deviceId } from '#src/db/facts.ts'
import { nextEntry, parkEntry, postponeEntry, settleEntry } from '#src/db/outbox.ts'
import type { OutboxEntry } from '#src/db/schema.ts'
import { now } from '#src/lib/clock.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { sendMutation } from '#src/remote/mutations.ts'
import type { Caller } from '#src/remote/rest.ts'
import type { QueuedEntry } from './queued-search.ts'
import { backoffMs, longestWaitMs, msUntil, outcomeOf } from './retry.ts'
import { asOnlySender, type Sending } from './sender-lock.ts'

const pulseMs = 5_000

export interface PushOptions extends Caller {
  /** Sends what is postponed too: the network is back, or the user asks for it. */
  hurry: boolean
}

export interface Pushed {
  /** How many changes the server has taken. */
  sent: number
  /** Why the batch ended before the outbox was empty, if the server could not answer. */
  obstacle: RemoteError | null
}

/**
 * Sends what waits. `busy`: another tab is sending. Nothing is written once `signal` is aborted. Throws only what
 * is no RemoteError.
 */
export function pushOutbox(options: PushOptions): Promise<Pushed | 'busy'> {
  return asOnlySender(options.userId, (sending) => sendBatch(options, sending))
}

async function sendBatch({ hurry, signal }: PushOptions, { beat, lost }: Sending): Promise<Pushed> {
  const device_id = await deviceId()
  const over = AbortSignal.any([signal, lost])
  let sent = 0
  while (!over.aborted) {
    const entry = await nextEntry()
    if (entry === undefined || (!hurry && waitOf(entry) > 0)) break
    await beat()
    if (over.aborted) break
    const error = await send(entry, device_id, { beat, lost: over })
    if (over.aborted) break
    if (error === null) {
      await settleEntry(entry)
      sent += 1
    } else if (outcomeOf(error) === 'refused') {
      await parkEntry(entry, error.code ?? error.kind)
    } else {
      await postpone(entry, error)
      return { sent, obstacle: error }
    }
  }
  return { sent, obstacle: null }
}

/** Milliseconds until the next change is due; infinite when none waits. */
export async function msUntilDue(): Promise<number> {
  const entry = await nextEntry()
  return entry ? waitOf(entry) : Number.POSITIVE_INFINITY
}

function waitOf(entry: OutboxEntry): number {
  return msUntil(entry.next_attempt_at, now().getTime())
}

async function send(entry: OutboxEntry, device_id: string, sending: Sending): Promise<RemoteError | null> {
  try {
    if (entry.kind === 'run_search') await sendSearch(entry, sending)
    else await sendMutation({ ...entry, device_id }, sending.lost)
    return null
  } catch (error) {
    if (error instanceof RemoteError) return error
    throw error
  }
}

// A search takes longer than a silent tab is given before another one takes over.
async function sendSearch(entry: QueuedEntry, { beat, lost }: Sending): Promise<void> {
  const pulse = setInterval(() => void beat().catch(() => undefined), pulseMs)
  try {
    // Searches wait in few outboxes: what runs one is fetched then.
    const { runQueuedSearch } = await import('./queued-search.ts')
    await runQueuedSearch(entry, lost)
  } finally {
    clearInterval(pulse)
  }
}

async function postpone(entry: OutboxEntry, error: RemoteError): Promise<void> {
  const attempts = entry.attempts + 1
  const serverMs = Math.min(error.retryAfterMs ?? 0, longestWaitMs)
  const waitMs = Math.max(backoffMs(attempts, Math.random()), serverMs)
  await postponeEntry(entry, {
    attempts,
    next_attempt_at: now().getTime() + waitMs,
    last_error: error.message,
  })
}
