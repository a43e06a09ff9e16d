import { deleteAlertRule, putAlertRule } from '#src/db/writes/alerts.ts'
import type { AlertRuleRow } from '#src/domain/tracking/rows.ts'
import { newId } from '#src/lib/ids.ts'
import { keepAndSend } from '#src/sync/keep-and-send.ts'

/** Has the owner told when this comes true of a key phrase. */
export async function addAlertRule(
  keyword_id: string,
  rule: Pick<AlertRuleRow, 'kind' | 'threshold'>,
): Promise<void> {
  await keepAndSend('Could not add the alert', () => putAlertRule({ ...rule, id: newId(), keyword_id }))
}

/** Ends that. */
export async function removeAlertRule(id: string): Promise<void> {
  await keepAndSend('Could not remove the alert', () => deleteAlertRule(id))
}
