import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { type KeptCheck, tooMany } from '#src/domain/sync/checks-to-leave.ts'
import { now } from '#src/lib/clock.ts'
import { database } from '../core/open.ts'
import { outboxRow } from '../core/schema.ts'
import { askedFrom } from '../core/wanted-record.ts'
import { rowsInOutbox } from '../mirror/held.ts'
import { headOf } from '../mirror/whole-records.ts'
import { wantedOf } from '../missing/wanted.ts'
import { readOpened, readPinned } from '../reads/device-notes.ts'
import { listSizes, readWindow } from './check-window.ts'
import { unlessFull } from './full-disk.ts'

// Few checks per transaction, because each is read with its videos.
const atOnce = 50

/** False for a pending row, and for one that had no results on the server when fetched (purged or failed). */
export const isThere = ({ state, check_results }: Pick<CheckRow, 'state' | 'check_results'>) =>
  state !== 'pending' && check_results?.length !== 0

async function keptChecks(asked: ReadonlySet<string>): Promise<KeptCheck[]> {
  const [opened, held, pinned] = await Promise.all([readOpened(), rowsInOutbox(), readPinned()])
  const sizes = await listSizes(1, Number.POSITIVE_INFINITY)
  return sizes.map(({ id, bytes, search_term, country, searched_at }) => ({
    ...{ id, bytes, searched_at },
    question: JSON.stringify([search_term, country]),
    opened_at: opened[id],
    stays: pinned.has(id) || asked.has(id) || held.has(outboxRow('checks', id)),
  }))
}

/** Replaces checks with heads, except those without results on the server or with changes in the outbox. */
async function leave(ids: readonly string[], signal: AbortSignal | undefined): Promise<void> {
  const { checks, $outbox } = database()
  for (let start = 0; start < ids.length && !signal?.aborted; start += atOnce)
    await database().transaction('rw', checks, $outbox, async () => {
      const held = await rowsInOutbox()
      const rows = await checks.bulkGet(ids.slice(start, start + atOnce))
      const going = rows
        .filter((row) => row !== undefined)
        .filter((row) => isThere(row) && !held.has(outboxRow('checks', row.id)))
      await checks.bulkPut(going.map((row) => headOf(row)))
    })
}

/** Evicts checks beyond the window, except `asked`. If even heads do not fit, a later call retries. */
export async function leaveChecks(
  signal?: AbortSignal,
  asked: ReadonlySet<string> = new Set(),
): Promise<void> {
  await unlessFull(() => bringWithin(signal, asked))
}

async function bringWithin(signal: AbortSignal | undefined, asked: ReadonlySet<string>): Promise<void> {
  const window = await readWindow()
  const kept = await keptChecks(asked)
  const going = tooMany(kept, window, now())
  await leave(going, signal)
  if (signal?.aborted) return
  const gone = new Set(going)
  const here = kept.filter(({ id }) => !gone.has(id))
  const bytes = here.reduce((sum, check) => sum + check.bytes, 0)
  const another = bytes / Math.max(1, here.length)
  if (window.maxBytes === null || bytes + another <= window.maxBytes) return
  // Wanted checks older than the oldest evictable one would not fit, so they stay on the server.
  const oldest = here
    .filter(({ stays, opened_at }) => !stays && opened_at === undefined)
    .reduce<string>((time, { searched_at }) => (searched_at < time ? searched_at : time), askedFrom)
  await wantedOf('checks')
    .filter(({ at }) => at < oldest)
    .delete()
}
