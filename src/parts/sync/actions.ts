import { discardParked, retryParked } from '#src/db/outbox/outbox.ts'
import { cancelQueued } from '#src/db/writes/queued-searches.ts'
import { showToast } from '#src/state/toasts.ts'
import { kickSync } from '#src/sync/engine/engine.ts'
import { queuedPriceLabel } from '#src/words/billing/prices.ts'
import { lookupWords } from '#src/words/search/lookups.ts'

export const retryPull = kickSync

export async function retryChange(entryId: string): Promise<void> {
  await retryParked(entryId)
  kickSync()
}

/** The next pull restores the server's value. */
export async function discardChange(entryId: string): Promise<void> {
  await discardParked(entryId)
  kickSync()
}

/** Cancels queued requests. For each one that is already running, shows a toast with its price instead. */
export async function cancelSearches(searchIds: readonly string[]): Promise<void> {
  for (const running of await cancelQueued(searchIds))
    showToast('info', lookupWords.tooLate(queuedPriceLabel(running)))
}
