import { retryParked } from '#src/db/outbox/outbox.ts'
import { kickSync } from '#src/sync/engine.ts'

/** Sends a queued search again that the server has refused. */
export async function retryQueued(entryId: string): Promise<void> {
  await retryParked(entryId)
  kickSync()
}

/** Asks the server again for what has not come yet. */
export function loadAgain(): void {
  kickSync()
}
