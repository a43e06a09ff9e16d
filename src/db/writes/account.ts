import type { Invoice } from '#src/domain/account/rows.ts'
import type { ProfileChange } from '#src/domain/sync/changes.ts'
import { now } from '#src/lib/clock.ts'
import { writeMetadata } from '../core/metadata.ts'
import { database, databaseOf } from '../core/open.ts'
import { outboxRow } from '../core/schema.ts'
import { appendEntry } from '../outbox/outbox.ts'
import { withQuotaRecovery, writeTables } from '../space/disk-quota.ts'

/** Before the first pull, there is no row to change, so the change is only queued. Throws StorageFull. */
export async function changeProfile(values: ProfileChange): Promise<void> {
  const db = database()
  await writeTables([db.profile, db.$outbox], async () => {
    await db.profile.update(db.userId, values)
    await appendEntry({ kind: 'change_profile', row: outboxRow('profile', db.userId), payload: values })
  })
}

/** Throws DatabaseClosedError if the database of `userId` is not the current one. Throws StorageFull. */
export async function keepInvoices(userId: string, invoices: readonly Invoice[]): Promise<void> {
  databaseOf(userId)
  await withQuotaRecovery(() => writeMetadata('invoices', { seen_at: now().toISOString(), invoices }))
}
