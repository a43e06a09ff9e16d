import type { AlertRuleRow } from '#src/domain/tracking/rows.ts'
import { PhraseRules } from '#src/parts/tracking/phrase-rules.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { describeRule } from '#src/words/alerts/alerts.ts'
import { besidePanelWords } from '#src/words/key-phrase/beside-panels.ts'

interface AlertsPanelProps {
  keywordId: string
  rules: readonly AlertRuleRow[]
}

export function AlertsPanel({ keywordId, rules }: AlertsPanelProps) {
  return (
    <div className={rules.length > 0 ? undefined : 'print:hidden'}>
      <Panel title={besidePanelWords.alerts}>
        <div className="print:hidden">
          <PhraseRules keywordId={keywordId} rules={rules} />
        </div>
        <ul className="hidden text-14 print:block">
          {rules.map((rule) => (
            <li key={rule.id}>{describeRule(rule)}</li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
