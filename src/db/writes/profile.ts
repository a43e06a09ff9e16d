// The only door that changes a mirrored table. A user's change is row and outbox entry in one transaction;
// there is no network wait in here.
import { Dexie } from 'dexie'
import type { SearchRow } from '#src/domain/search/rows.ts'
import type { ProfileChange } from '#src/domain/sync/changes.ts'
import { database } from '../core/open.ts'
import { keeping, withQuotaRecovery } from '../mirror/quota.ts'
import { outboxRow } from '../mirror/tables.ts'
import { appendEntry } from '../outbox/outbox.ts'

/**
 * Changes the user's own profile on this device and queues the change for the server. Throws StorageFull.
 * Before the first pull there is no row to change: then the change is queued and its row comes with the pull.
 */
export async function changeProfile(values: ProfileChange): Promise<void> {
  const db = database()
  await withQuotaRecovery(() =>
    db.transaction('rw', db.profile, db.$outbox, async () => {
      await db.profile.update(db.userId, values)
      await appendEntry({ kind: 'change_profile', row: outboxRow('profile', db.userId), payload: values })
    }),
  )
}

/** Keeps a search that was fetched, with its results. Throws NotKept. */
export async function storeSearch(row: SearchRow): Promise<void> {
  const db = database()
  // Its answer can come home after another user has signed in.
  if (row.user_id !== db.userId) throw new Dexie.DatabaseClosedError('This database is no longer open')
  await keeping('search', () => db.searches.put(row))
}
