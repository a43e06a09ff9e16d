import { putAlertRule } from '#src/db/writes/alerts.ts'
import { deleteRow } from '#src/db/writes/deletions.ts'
import type { AlertRuleRow } from '#src/domain/tracking/rows.ts'
import { newId } from '#src/lib/ids.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { alertRuleWords } from '#src/words/alerts/alerts.ts'

export type NewAlertRule = Pick<AlertRuleRow, 'kind' | 'threshold'>

export async function addAlertRule(keyword_id: string, rule: NewAlertRule): Promise<void> {
  await keepAndSend(alertRuleWords.addFailed, () => putAlertRule({ ...rule, id: newId(), keyword_id }))
}

export async function removeAlertRule(id: string): Promise<void> {
  await keepAndSend(alertRuleWords.removeFailed, () => deleteRow('alertRules', id))
}
