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

export async function countQueued(): Promise<number> {
  return (await listQueued()).filter(({ state }) => state === 'waiting').length
}
