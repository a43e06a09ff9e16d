// Reads of the alerts and of what they are made by, for live queries.
import type { AlertRow, AlertRuleRow, AlertSettingsRow } from '#src/domain/tracking/rows.ts'
import { database } from '../core/open.ts'

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

/** Every rule there is. */
export function listAllAlertRules(): Promise<AlertRuleRow[]> {
  return database().alertRules.toArray()
}
