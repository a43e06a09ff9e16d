import type { ProfileChange } from '#src/domain/sync/changes.ts'
import { database } from '../core/open.ts'
import { outboxRow } from '../mirror/tables.ts'
import { appendEntry } from '../outbox/outbox.ts'
import { writeTables } from '../space/disk-quota.ts'

/** Before the first pull there is no row to change, so the change is only queued. Throws StorageFull. */
export async function changeProfile(values: ProfileChange): Promise<void> {
  const db = database()
  await writeTables([db.profile, db.$outbox], async () => {
    await db.profile.update(db.userId, values)
    await appendEntry({ kind: 'change_profile', row: outboxRow('profile', db.userId), payload: values })
  })
}
