// Each queued search has a pending row, which screens show, and an outbox entry until it has run.
import type { QueuedSearch } from '#src/domain/search/rows.ts'
import { now } from '#src/lib/clock.ts'
import { isAtWork, readMetadata, writeMetadata } from '../core/metadata.ts'
import { database, databaseOf } from '../core/open.ts'
import type { QueuedEntry } from '../core/schema.ts'
import { appendEntry, discardEntry } from '../outbox/outbox.ts'
import { queuedRow, readQueued } from '../reads/queued-searches.ts'
import { keeping } from '../space/disk-quota.ts'
import { withoutPages } from './checks.ts'

/** Does nothing if the search is already queued or settled. Throws NotKept. */
export async function queueSearch(search: QueuedSearch): Promise<void> {
  const db = database()
  const time = now().toISOString()
  const { id, search_term, search_type, country } = search
  const pending = {
    id,
    user_id: db.userId,
    search_term,
    country,
    origin: 'user',
    state: 'pending',
    failure_code: null,
    source: null,
    searched_at: time,
    changed_at: time,
  } as const
  const isSettled = (row: { state: string } | undefined) => row !== undefined && row.state !== 'pending'
  await keeping('queued', () =>
    db.transaction('rw', db.searches, db.checks, db.$outbox, async () => {
      if ((await db.$outbox.where({ row: queuedRow(id) }).count()) > 0) return
      if (isSettled(await db.searches.get(id)) || isSettled(await db.checks.get(id))) return
      if (search_type === 'search_results_check') {
        await db.checks.put({ ...withoutPages, ...pending })
      } else await db.searches.put({ ...pending, search_type, search_results: [] })
      await appendEntry({ kind: 'run_search', row: queuedRow(id), payload: search })
    }),
  )
}

/** Returns false if the search was cancelled and must not run. */
export function beginQueued({ user_id, sequence, payload }: QueuedEntry): Promise<boolean> {
  const db = databaseOf(user_id)
  return db.transaction('rw', db.$outbox, db.$facts, async () => {
    const isQueued = (await db.$outbox.get(sequence)) !== undefined
    if (isQueued) await writeMetadata('making', payload.id)
    return isQueued
  })
}

/** Returns the searches that cannot be cancelled, because they are running and may have been paid for. */
export async function cancelQueued(searchIds: readonly string[]): Promise<QueuedSearch[]> {
  const db = database()
  const staying: QueuedSearch[] = []
  await db.transaction('rw', db.tables, async () => {
    const making = (await isAtWork('search')) ? await readMetadata('making') : undefined
    for (const [id, entry] of await readQueued(searchIds)) {
      if (id === making) staying.push(entry.payload)
      else await discardEntry(entry)
    }
  })
  return staying
}
