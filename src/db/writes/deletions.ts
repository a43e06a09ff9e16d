import { database } from '../core/open.ts'
import { outboxRow } from '../core/schema.ts'
import { appendRemoval } from '../outbox/outbox.ts'
import { writeTables } from '../space/disk-quota.ts'

const kinds = {
  alertRules: 'delete_alert_rule',
  ideas: 'delete_idea',
  notes: 'delete_note',
  reportLinks: 'revoke_report',
} as const

/** Throws StorageFull. */
export async function deleteRow(table: keyof typeof kinds, id: string): Promise<void> {
  const db = database()
  await writeTables([db[table], db.$outbox], async () => {
    await db[table].delete(id)
    await appendRemoval({ kind: kinds[table], row: outboxRow(table, id), payload: { id } })
  })
}
