import { database } from '../core/open.ts'

/** Joins the open transaction. */
export async function markStoredAlertsRead(until: string): Promise<void> {
  await database()
    .alerts.where('created_at')
    .belowOrEqual(until)
    .filter((alert) => alert.read_at === null)
    .modify({ read_at: until })
}

/** Reapplies marks that the server does not have yet. Joins the open transaction. */
export async function markPendingReads(): Promise<void> {
  const { $outbox } = database()
  const entries = await $outbox.orderBy('sequence').toArray()
  for (const entry of entries)
    if (entry.kind === 'mark_alerts_read' && entry.state === 'waiting')
      await markStoredAlertsRead(entry.payload.until)
}
