import type { AlertRuleRow, AlertSettingsRow } from '#src/domain/tracking/rows.ts'
import { database } from '../core/open.ts'
import { outboxRow } from '../core/schema.ts'
import { markStoredAlertsRead } from '../mirror/pulled-rows.ts'
import { appendEntry } from '../outbox/outbox.ts'
import { writeTables } from '../space/disk-quota.ts'

/** Does nothing if another rule of the key phrase has the same kind and threshold. Throws StorageFull. */
export async function putAlertRule(rule: Omit<AlertRuleRow, 'user_id'>): Promise<void> {
  const db = database()
  await writeTables([db.alertRules, db.$outbox], async () => {
    const others = await db.alertRules.where({ keyword_id: rule.keyword_id }).toArray()
    const isSaid = ({ id, kind, threshold }: AlertRuleRow) =>
      id !== rule.id && kind === rule.kind && threshold === rule.threshold
    if (others.some(isSaid)) return
    await db.alertRules.put({ ...rule, user_id: db.userId })
    await appendEntry({ kind: 'put_alert_rule', row: outboxRow('alertRules', rule.id), payload: rule })
  })
}

/** Applies to alerts created at or before `until` (ISO 8601). Throws StorageFull. */
export async function markAlertsRead(until: string): Promise<void> {
  const db = database()
  await writeTables([db.alerts, db.$outbox], async () => {
    await markStoredAlertsRead(until)
    // One change covers many alerts. Until the server has applied it, each pull marks them as read again.
    await appendEntry({ kind: 'mark_alerts_read', row: outboxRow('alerts', 'read'), payload: { until } })
  })
}

/** The server's defaults, for a user without stored settings. */
const defaults: Omit<AlertSettingsRow, 'user_id'> = {
  push: false,
  quiet_from: null,
  quiet_until: null,
  time_zone: 'Europe/London',
  daily_push: false,
  daily_mail: false,
  weekly_mail: false,
  language: null,
}

/** Throws StorageFull. */
export async function changeAlertSettings(values: Partial<Omit<AlertSettingsRow, 'user_id'>>): Promise<void> {
  const db = database()
  await writeTables([db.alertSettings, db.$outbox], async () => {
    const known = await db.alertSettings.get(db.userId)
    const changed = { ...defaults, ...known, ...values, user_id: db.userId }
    await db.alertSettings.put(changed)
    const { quiet_from, quiet_until } = changed
    // The server requires both ends of the quiet hours or neither.
    const hours = 'quiet_from' in values || 'quiet_until' in values ? { quiet_from, quiet_until } : {}
    await appendEntry({
      kind: 'change_alert_settings',
      row: outboxRow('alertSettings', db.userId),
      payload: { ...values, ...hours },
    })
  })
}
