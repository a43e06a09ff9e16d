import type { SearchRow } from '#src/domain/search/rows.ts'
import { databaseOf } from '../core/open.ts'
import { keeping } from '../space/disk-quota.ts'

/** Stores a fetched search, with its results. Throws NotKept. */
export async function storeSearch(row: SearchRow): Promise<void> {
  const db = databaseOf(row.user_id)
  await keeping('search', () => db.searches.put(row))
}
