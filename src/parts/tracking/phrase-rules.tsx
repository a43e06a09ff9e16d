import { type FormEvent, useState } from 'react'
import { maxAlertThreshold } from '#src/domain/input-limits.ts'
import { type AlertKind, type AlertRuleRow, ruleKinds, thresholdMeaning } from '#src/domain/tracking/rows.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { alertRuleWords, alertWords, describeRule } from '#src/words/alerts/alerts.ts'
import { addAlertRule, type NewAlertRule, removeAlertRule } from './actions.ts'

interface PhraseRulesProps {
  keywordId: string
  rules: readonly AlertRuleRow[]
}

export function AlertRuleForm({ keywordId, rules }: PhraseRulesProps) {
  const [kind, setKind] = useState<AlertKind>('enters_first')
  const [number, setNumber] = useState('3')
  const [problem, setProblem] = useState<string | null>(null)
  const meaning = thresholdMeaning(kind)

  function submit(event: FormEvent) {
    event.preventDefault()
    const rule = { kind, threshold: meaning ? Number(number) : null }
    const wrong = findProblem(rule, rules)
    setProblem(wrong)
    if (!wrong) void addAlertRule(keywordId, rule)
  }

  return (
    <div className="flex flex-col gap-4">
      <form className="flex flex-col gap-3 sm:flex-row sm:items-start" onSubmit={submit} noValidate>
        <div className="grow">
          <SelectField
            label={alertRuleWords.kind}
            name="kind"
            value={kind}
            options={ruleKinds.map((each) => ({ value: each, label: alertWords.kinds[each] }))}
            onChange={(next) => {
              setKind(next)
              setProblem(null)
            }}
          />
        </div>
        {meaning && (
          <div className="sm:w-32">
            <TextField
              label={meaning === 'first' ? alertRuleWords.top : alertRuleWords.places}
              name="threshold"
              type="number"
              inputMode="numeric"
              min={1}
              max={maxAlertThreshold}
              value={number}
              onChange={setNumber}
            />
          </div>
        )}
        <div className="shrink-0 sm:pt-6.5">
          <Button type="submit">{alertRuleWords.add}</Button>
        </div>
      </form>
      {problem && (
        <p role="alert" className="text-14 text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}

const ruleName = ({ kind, threshold }: NewAlertRule) => `${kind}-${threshold ?? ''}`

function findProblem(rule: NewAlertRule, rules: readonly AlertRuleRow[]): string | null {
  const { threshold } = rule
  const isWhole =
    threshold === null || (Number.isInteger(threshold) && threshold >= 1 && threshold <= maxAlertThreshold)
  if (!isWhole) return alertRuleWords.notWhole(maxAlertThreshold)
  return rules.some((known) => ruleName(known) === ruleName(rule)) ? alertRuleWords.isThere : null
}

const commonRules: readonly NewAlertRule[] = [
  { kind: 'enters_first', threshold: 3 },
  { kind: 'leaves_first', threshold: 10 },
  { kind: 'moves_down', threshold: 3 },
  { kind: 'lost', threshold: null },
]

export function PhraseRules({ keywordId, rules }: PhraseRulesProps) {
  // Rules that the user switches off stay visible, so that they can be switched on again.
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
