import type { OutboxEntry } from '#src/db/core/schema.ts'
import { nextMutations, settleEntries, waitingSearches } from '#src/db/outbox/outbox.ts'

/** The next entry to send, due or not: a change, else a search. */
export async function nextEntry(): Promise<OutboxEntry | undefined> {
  const [mutation] = await nextMutations(1, () => true)
  return mutation ?? (await waitingSearches())[0]
}

/** Makes the server apply a change, so that every later pull includes it. */
export function settleEntry(entry: OutboxEntry): Promise<void> {
  return settleEntries([entry], null)
}
