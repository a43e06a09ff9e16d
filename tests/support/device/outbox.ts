import type { OutboxEntry } from '#src/db/core/schema.ts'
import { nextMutations, settleEntries, waitingSearches } from '#src/db/outbox/outbox.ts'

/** The next entry to send, due or not: a change, else a search. */
export async function nextEntry(): Promise<OutboxEntry | undefined> {
  const [mutation] = await nextMutations(1, () => true)
  return mutation ?? (await waitingSearches())[0]
}

/** Removes an applied change from the outbox, as if every later pull included it. */
export function settleEntry(entry: OutboxEntry): Promise<void> {
  return settleEntries([entry], null)
}
