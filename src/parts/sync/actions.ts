// What the owner of this device's data does with what the server does not have, or has not given yet.
import { dropParked, retryParked } from '#src/db/outbox/outbox.ts'
import { cancelQueued } from '#src/db/writes/queued-searches.ts'
import { showToast } from '#src/state/toasts.ts'
import { kickSync } from '#src/sync/engine.ts'
import { lookupWords } from '#src/words/lookups.ts'
import { checkPriceLabel } from '#src/words/prices.ts'

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

/** Takes queued searches, or checks, back. Says what one costs that is being made already. */
export async function takeBack(searchIds: readonly string[]): Promise<void> {
  for (const { search_type, pages } of await cancelQueued(searchIds)) {
    const price = checkPriceLabel(search_type === 'search_results_check' ? pages : 1)
    showToast('info', lookupWords.tooLate(price))
  }
}
