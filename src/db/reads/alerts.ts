import type { AlertRow, AlertRuleRow, AlertSettingsRow } from '#src/domain/tracking/rows.ts'
import { database } from '../core/open.ts'

/** Newest first. Returns all alerts, because the server limits how many there are. */
export function listAlerts(): Promise<AlertRow[]> {
  return database().alerts.orderBy('created_at').reverse().toArray()
}

export function countUnreadAlerts(): Promise<number> {
  return database()
    .alerts.filter((alert) => alert.read_at === null)
    .count()
}

export function listAlertRules(keywordId: string): Promise<AlertRuleRow[]> {
  return database().alertRules.where({ keyword_id: keywordId }).toArray()
}

/** Returns undefined if the user has no stored settings, or before the first pull. */
export function readAlertSettings(): Promise<AlertSettingsRow | undefined> {
  const { alertSettings, userId } = database()
  return alertSettings.get(userId)
}

export function listAllAlertRules(): Promise<AlertRuleRow[]> {
  return database().alertRules.toArray()
}
