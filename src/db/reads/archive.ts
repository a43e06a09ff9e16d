// Reads the data for an archive in slices, so that it is never all in memory at once.
import type { Table } from 'dexie'
import { type ArchivePart, archivePartNames } from '#src/domain/sync/archive.ts'
import { database } from '../core/open.ts'
import { forgetBooks } from '../mirror/pull-books.ts'

const sliceSize = 50

export async function countArchive(): Promise<Record<ArchivePart, number>> {
  const counts = await Promise.all(
    archivePartNames.map(async (part) => [part, await database().table(part).count()] as const),
  )
  return Object.fromEntries(counts) as Record<ArchivePart, number>
}

/** Yields the rows in slices, ordered by id. */
export async function* archiveSlices(part: ArchivePart): AsyncGenerator<{ id: string }[]> {
  const table: Table<{ id: string }, string> = database().table(part)
  let last = ''
  for (;;) {
    const ids = await table.where('id').above(last).limit(sliceSize).primaryKeys()
    const next = ids.at(-1)
    if (next === undefined) return
    const rows = await table.bulkGet(ids)
    yield rows.filter((row) => row !== undefined)
    last = next
  }
}

export async function forgetPulledParts(): Promise<void> {
  const db = database()
  await db.transaction('rw', [...archivePartNames.map((part) => db.table(part)), db.$facts], async () => {
    for (const part of archivePartNames) await db.table(part).clear()
    await forgetBooks()
  })
}
