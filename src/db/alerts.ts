// Reads of the alerts and of what they are made by, for live queries.
import type { AlertRow, AlertRuleRow, AlertSettingsRow } from '#src/domain/rows.ts'
import { database } from './open.ts'

/** The inbox, newest first; the server keeps it short. */
export function listAlerts(): Promise<AlertRow[]> {
  return database().alerts.orderBy('created_at').reverse().toArray()
}

/** How many alerts have not been read. */
export function countUnreadAlerts(): Promise<number> {
  return database()
    .alerts.filter((alert) => alert.read_at === null)
    .count()
}

/** When the owner wants to be told about a key phrase. */
export function listAlertRules(keywordId: string): Promise<AlertRuleRow[]> {
  return database().alertRules.where({ keyword_id: keywordId }).toArray()
}

/** How the owner wants to be told; undefined before it was set. */
export function readAlertSettings(): Promise<AlertSettingsRow | undefined> {
  const { alertSettings, userId } = database()
  return alertSettings.get(userId)
}

/** Marks what the owner has read up to a time. Joins the transaction that is open. */
export async function markAlertsRead(until: string): Promise<void> {
  await database()
    .alerts.where('created_at')
    .belowOrEqual(until)
    .filter((alert) => alert.read_at === null)
    .modify({ read_at: until })
}

/** Marks once more what was read here and has not reached the server. Joins the transaction that is open. */
export async function markPendingReads(): Promise<void> {
  const { $outbox } = database()
  for (const entry of await $outbox.orderBy('sequence').toArray())
    if (entry.kind === 'read_alerts' && entry.state === 'waiting') await markAlertsRead(entry.payload.until)
}

/** Every rule there is. */
export function listAllAlertRules(): Promise<AlertRuleRow[]> {
  return database().alertRules.toArray()
}
