import type { Invoice } from '#src/domain/account/rows.ts'
import { now } from '#src/lib/clock.ts'
import { writeMetadata } from '../core/metadata.ts'
import { databaseOf } from '../core/open.ts'
import { withQuotaRecovery } from '../space/disk-quota.ts'

/** Throws if the database of `userId` is not the current one, or StorageFull. */
export async function keepInvoices(userId: string, invoices: readonly Invoice[]): Promise<void> {
  databaseOf(userId)
  await withQuotaRecovery(() => writeMetadata('invoices', { seen_at: now().toISOString(), invoices }))
}
