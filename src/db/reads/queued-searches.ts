import { database } from '../core/open.ts'
import { type OutboxEntry, outboxRow } from '../core/schema.ts'

export const queuedRow = (searchId: string) => outboxRow('searches', searchId)

/** Keyed by search id; omits searches that are neither queued nor refused. */
export async function readQueued(searchIds: readonly string[]): Promise<Map<string, OutboxEntry>> {
  const entries = await database().$outbox.where('row').anyOf(searchIds.map(queuedRow)).toArray()
  return new Map(entries.flatMap((entry) => (entry.kind === 'run_search' ? [[entry.payload.id, entry]] : [])))
}

export function countQueued(): Promise<number> {
  const queued = database().$outbox.where('row').startsWith(queuedRow(''))
  return queued.filter(({ kind, state }) => kind === 'run_search' && state === 'waiting').count()
}
