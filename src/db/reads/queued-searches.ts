import type { QueuedSearch } from '#src/domain/search/rows.ts'
import { database } from '../core/open.ts'
import { type OutboxEntry, outboxRow, type QueuedEntry } from '../core/schema.ts'

export const queuedRow = (searchId: string) => outboxRow('searches', searchId)

const isQueued = (entry: OutboxEntry): entry is QueuedEntry => entry.kind === 'run_search'

/** Keyed by search id; omits searches that are neither queued nor refused. */
export async function readQueued(searchIds: readonly string[]): Promise<Map<string, QueuedEntry>> {
  const entries = await database().$outbox.where('row').anyOf(searchIds.map(queuedRow)).toArray()
  return new Map(entries.filter(isQueued).map((entry) => [entry.payload.id, entry]))
}

/** Includes refused searches. */
export async function listQueued(): Promise<QueuedEntry[]> {
  const entries = await database().$outbox.where('row').startsWith(queuedRow('')).toArray()
  return entries.filter(isQueued)
}

/** Returns a check of this phrase and country that waits to be sent. */
export async function findQueuedCheck(
  question: Pick<QueuedSearch, 'search_term' | 'country'>,
): Promise<QueuedSearch | undefined> {
  const entry = (await listQueued()).find(
    ({ state, payload: { search_type, search_term, country } }) =>
      state === 'waiting' &&
      search_type === 'search_results_check' &&
      search_term === question.search_term &&
      country === question.country,
  )
  return entry?.payload
}

export async function countQueued(): Promise<number> {
  return (await listQueued()).filter(({ state }) => state === 'waiting').length
}
