// Searches that wait for a connection: on the screens as pending rows, in the outbox until the server has them.
import type { QueuedSearch } from '#src/domain/sync/changes.ts'
import { now } from '#src/lib/clock.ts'
import { database } from '../core/open.ts'
import type { OutboxEntry } from '../core/schema.ts'
import { keeping } from '../mirror/quota.ts'
import { outboxRow } from '../mirror/tables.ts'
import { appendEntry, giveUp } from '../outbox/outbox.ts'

const rowOf = (searchId: string) => outboxRow('searches', searchId)

/**
 * Queues a search under its id, with a row that shows it as pending. One that is queued already, or has settled,
 * stays as it is. Throws NotKept.
 */
export async function queueSearch(search: QueuedSearch): Promise<void> {
  const db = database()
  const time = now().toISOString()
  const { id, search_term, search_type, country } = search
  const pending = {
    id,
    user_id: db.userId,
    search_term,
    country,
    state: 'pending',
    failure_code: null,
    source: null,
    searched_at: time,
    changed_at: time,
  } as const
  const isSettled = (row: { state: string } | undefined) => row !== undefined && row.state !== 'pending'
  await keeping('queued', () =>
    db.transaction('rw', db.searches, db.checks, db.$outbox, async () => {
      if ((await db.$outbox.where({ row: rowOf(id) }).count()) > 0) return
      if (isSettled(await db.searches.get(id)) || isSettled(await db.checks.get(id))) return
      if (search_type === 'search_results_check') {
        await db.checks.put({
          ...pending,
          origin: 'user',
          keyword_id: null,
          pages_done: 0,
          next_cursor: null,
          search_ranking_results: [],
        })
      } else await db.searches.put({ ...pending, search_type, search_results: [] })
      await appendEntry({ kind: 'run_search', row: rowOf(id), payload: search })
    }),
  )
}

/** Which of these searches are queued, with what became of them so far; for live queries. */
export async function readQueued(searchIds: readonly string[]): Promise<Map<string, OutboxEntry>> {
  const entries = await database().$outbox.where('row').anyOf(searchIds.map(rowOf)).toArray()
  return new Map(entries.flatMap((entry) => (entry.kind === 'run_search' ? [[entry.payload.id, entry]] : [])))
}

/** How many searches wait to be sent. */
export function countQueued(): Promise<number> {
  const queued = database().$outbox.where('row').startsWith(rowOf(''))
  return queued.filter(({ kind, state }) => kind === 'run_search' && state === 'waiting').count()
}

/** Takes queued searches back. One that is on its way may still be charged and answered. */
export async function cancelQueued(searchIds: readonly string[]): Promise<void> {
  for (const entry of (await readQueued(searchIds)).values()) await giveUp(entry)
}
