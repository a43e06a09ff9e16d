import { useState } from 'react'
import type { AlertRuleRow } from '#src/domain/tracking/rows.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { alertRuleWords } from '#src/words/alerts/alert-rule-form.ts'
import { describeRule } from '#src/words/alerts/alerts.ts'
import { addAlertRule, removeAlertRule } from './actions.ts'
import { AlertRuleForm, type NewAlertRule } from './alert-rule-form.tsx'

const commonRules: readonly NewAlertRule[] = [
  { kind: 'enters_first', threshold: 3 },
  { kind: 'leaves_first', threshold: 10 },
  { kind: 'moves_down', threshold: 3 },
  { kind: 'lost', threshold: null },
]

const ruleName = ({ kind, threshold }: NewAlertRule) => `${kind}-${threshold ?? ''}`

interface PhraseRulesProps {
  keywordId: string
  rules: readonly AlertRuleRow[]
}

export function PhraseRules({ keywordId, rules }: PhraseRulesProps) {
  // A rule that was switched off stays visible, so that it can be switched on again.
  const [seen] = useState(() => new Map<string, NewAlertRule>())
  for (const rule of [...commonRules, ...rules]) if (!seen.has(ruleName(rule))) seen.set(ruleName(rule), rule)
  return (
    <>
      {[...seen].map(([name, rule]) => {
        const known = rules.find((each) => ruleName(each) === name)
        return (
          <Checkbox
            key={name}
            label={describeRule(rule)}
            name={name}
            checked={known !== undefined}
            onChange={() =>
              void (known
                ? removeAlertRule(known.id)
                : addAlertRule(keywordId, { kind: rule.kind, threshold: rule.threshold }))
            }
          />
        )
      })}
      <Disclosure summary={alertRuleWords.more}>
        <AlertRuleForm keywordId={keywordId} rules={rules} />
      </Disclosure>
    </>
  )
}
