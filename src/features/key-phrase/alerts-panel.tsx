import { useLiveQuery } from 'dexie-react-hooks'
import { listAlertRules } from '#src/db/reads/alerts.ts'
import { deleteAlertRule, putAlertRule } from '#src/db/writes/alerts.ts'
import { newId } from '#src/lib/ids.ts'
import { AlertRuleForm } from '#src/parts/tracking/alert-rule-form.tsx'
import { showToast } from '#src/state/toasts.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

function kept(write: Promise<void>): void {
  write.catch((error: unknown) => {
    reportError(error)
    showToast('bad', 'Could not save the alert on this device')
  })
}

/** When the owner wants to be told about this key phrase. Written on the device, sent later. */
export function AlertsPanel({ keywordId }: { keywordId: string }) {
  const rules = useLiveQuery(() => listAlertRules(keywordId), [keywordId])
  if (!rules) return null
  return (
    <Panel title="Alerts">
      <AlertRuleForm
        rules={rules}
        onAdd={(rule) => kept(putAlertRule({ id: newId(), keyword_id: keywordId, ...rule }))}
        onRemove={(rule) => kept(deleteAlertRule(rule.id))}
      />
    </Panel>
  )
}
