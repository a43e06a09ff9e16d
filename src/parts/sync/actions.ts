// What the owner of this device's data does with what the server does not have, or has not given yet.
import { dropParked, retryParked } from '#src/db/outbox/outbox.ts'
import { cancelQueued } from '#src/db/writes/queued-searches.ts'
import { kickSync } from '#src/sync/engine/engine.ts'

/** Asks the server again for what has not come yet. */
export function loadAgain(): void {
  kickSync()
}

/** Sends a change, or a search, once more that the server has refused. */
export async function resend(entryId: string): Promise<void> {
  await retryParked(entryId)
  kickSync()
}

/** Gives a refused change up; the server's own value comes back with the next pull. */
export async function discard(entryId: string): Promise<void> {
  await dropParked(entryId)
  kickSync()
}

/** Takes queued searches, or checks, back before they are sent. */
export async function takeBack(searchIds: readonly string[]): Promise<void> {
  await cancelQueued(searchIds)
}
