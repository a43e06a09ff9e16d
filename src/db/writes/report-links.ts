import type { ReportLinkRow } from '#src/domain/account/rows.ts'
import type { NewReportLink } from '#src/domain/sync/changes.ts'
import { dayMs } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import { readMetadata, writeMetadata } from '../core/metadata.ts'
import { database } from '../core/open.ts'
import { outboxRow } from '../core/schema.ts'
import { appendEntry } from '../outbox/outbox.ts'
import { writeTables } from '../space/disk-quota.ts'

/** Only this device stores the key of the link. Throws StorageFull. */
export async function publishReport(link: NewReportLink, key: string): Promise<void> {
  const db = database()
  const { id, title, days } = link
  const time = now()
  const row: ReportLinkRow = {
    ...{ id, user_id: db.userId, title, reads: 0, created_at: time.toISOString() },
    expires_at: new Date(time.getTime() + days * dayMs).toISOString(),
  }
  await writeTables([db.reportLinks, db.$outbox, db.$facts], async () => {
    await db.reportLinks.put(row)
    const ids = new Set(await db.reportLinks.toCollection().primaryKeys())
    const keys = Object.entries((await readMetadata('report_keys')) ?? {}).filter(([id]) => ids.has(id))
    await writeMetadata('report_keys', { ...Object.fromEntries(keys), [id]: key })
    await appendEntry({ kind: 'publish_report', row: outboxRow('reportLinks', id), payload: link })
  })
}
