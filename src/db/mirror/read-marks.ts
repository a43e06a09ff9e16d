// Which alerts have been read, on this device.
import { database } from '../core/open.ts'

/** Marks what the owner has read up to a time. Joins the transaction that is open. */
export async function markStoredAlertsRead(until: string): Promise<void> {
  await database()
    .alerts.where('created_at')
    .belowOrEqual(until)
    .filter((alert) => alert.read_at === null)
    .modify({ read_at: until })
}

/** Marks once more what was read here and has not reached the server. Joins the transaction that is open. */
export async function markPendingReads(): Promise<void> {
  const { $outbox } = database()
  const entries = await $outbox.orderBy('sequence').toArray()
  for (const entry of entries)
    if (entry.kind === 'mark_alerts_read' && entry.state === 'waiting')
      await markStoredAlertsRead(entry.payload.until)
}
