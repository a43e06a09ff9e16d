import type { DemoSearch } from '#src/domain/search/demo-limit.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { database, databaseOf } from '../core/open.ts'
import { outboxRow } from '../core/schema.ts'
import { appendEntry } from '../outbox/outbox.ts'
import { keeping, writeTables } from '../space/disk-quota.ts'

/** Throws NotKept. */
export async function storeSearch(row: SearchRow): Promise<void> {
  const db = databaseOf(row.user_id)
  await keeping('search', () => db.searches.put(row))
}

/** The server adds these searches to the account for free. Throws StorageFull. */
export async function addDemoSearches(searches: readonly DemoSearch[]): Promise<void> {
  const db = database()
  await writeTables([db.$outbox], () =>
    appendEntry({ kind: 'add_demo_searches', row: outboxRow('profile', db.userId), payload: { searches } }),
  )
}
