import type { OutboxEntry } from '#src/db/core/schema.ts'
import { nextMutations, settleEntries, waitingSearches } from '#src/db/outbox/outbox.ts'

/** Returns the next change, even if it is not due, or else the next waiting search. */
export async function nextEntry(): Promise<OutboxEntry | undefined> {
  const [mutation] = await nextMutations(1, () => true)
  return mutation ?? (await waitingSearches())[0]
}

export async function firstEntry(): Promise<OutboxEntry> {
  const entry = await nextEntry()
  if (!entry) throw new Error('The outbox is empty')
  return entry
}

/** Settles the entry as if every later pull included its change. */
export function settleEntry(entry: OutboxEntry): Promise<void> {
  return settleEntries([entry], null)
}
