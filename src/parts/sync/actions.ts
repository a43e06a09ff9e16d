// The user's actions on pending changes and on data that is still to be fetched.
import { dropParked, retryParked } from '#src/db/outbox/outbox.ts'
import { cancelQueued } from '#src/db/writes/queued-searches.ts'
import { kickSync } from '#src/sync/engine/engine.ts'

/** Retries the missing data. */
export function loadAgain(): void {
  kickSync()
}

/** Retries a refused change or search. */
export async function resend(entryId: string): Promise<void> {
  await retryParked(entryId)
  kickSync()
}

/** Discards a refused change; the next pull restores the server's value. */
export async function discard(entryId: string): Promise<void> {
  await dropParked(entryId)
  kickSync()
}

/** Cancels queued searches, or checks, before they are sent. */
export async function takeBack(searchIds: readonly string[]): Promise<void> {
  await cancelQueued(searchIds)
}
