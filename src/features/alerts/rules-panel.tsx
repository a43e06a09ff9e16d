import { useState } from 'react'
import { Link } from 'wouter'
import { links } from '#src/domain/shell/routes.ts'
import { AlertRuleForm } from '#src/parts/tracking/alert-rule-form.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { describeRule } from '#src/words/alerts.ts'
import { alertsPageWords } from '#src/words/alerts-page.ts'
import type { TrackedRules } from './use-alerts.ts'

/** What the owner is told about, and one key phrase's rules to change. */
export function RulesPanel({ tracked }: { tracked: readonly TrackedRules[] }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const current = tracked.find(({ phrase }) => phrase.id === chosen) ?? tracked[0]
  const ruled = tracked.filter(({ rules }) => rules.length > 0)
  if (!current) return null
  return (
    <Panel title={alertsPageWords.rules}>
      {ruled.length === 0 && <p className="mb-4 text-quiet">{alertsPageWords.noRules}</p>}
      {ruled.length > 0 && (
        <ul className="mb-6 flex flex-col gap-2 text-14">
          {ruled.map(({ phrase, rules }) => (
            <li key={phrase.id}>
              <Link
                href={links.keyPhrase(phrase.id)}
                className="py-1 font-medium text-accent underline underline-offset-4"
              >
                <bdi>{phrase.keyword}</bdi>
              </Link>
              <span className="text-quiet">{alertsPageWords.rulesOf(rules.map(describeRule))}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-col gap-4">
        <SelectField
          label={alertsPageWords.phrase}
          name="phrase"
          value={current.phrase.id}
          onChange={setChosen}
          options={tracked.map(({ phrase }) => ({
            value: phrase.id,
            label: `${phrase.keyword} (${phrase.country.toUpperCase()})`,
          }))}
        />
        <AlertRuleForm key={current.phrase.id} keywordId={current.phrase.id} rules={current.rules} />
      </div>
    </Panel>
  )
}
