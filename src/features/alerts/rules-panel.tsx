import { useState } from 'react'
import { PhraseRules } from '#src/parts/tracking/phrase-rules.tsx'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { describeRule } from '#src/words/alerts/alerts.ts'
import { alertsPageWords } from '#src/words/alerts/alerts-page.ts'
import type { AlertsView } from './use-alerts.ts'

export function RulesPanel({ id, tracked }: { id: string; tracked: AlertsView['tracked'] }) {
  const ruled = tracked.filter(({ rules }) => rules.length > 0)
  const [chosen, setChosen] = useState<string | null>(null)
  const current =
    tracked.find(({ phrase }) => phrase.id === chosen) ??
    tracked.find(({ rules }) => rules.length === 0) ??
    tracked[0]
  // Stores the default choice. Otherwise, another phrase would be selected once this one gets its first rule.
  if (current && chosen !== current.phrase.id) setChosen(current.phrase.id)
  if (!current) return null
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-1 flex min-h-11 scroll-mt-14 items-center text-16 dense:min-h-9">
        {alertsPageWords.rules}
      </h2>
      {ruled.length === 0 && <p className="mb-4 text-quiet">{alertsPageWords.noRules}</p>}
      {ruled.map(({ phrase, rules }) => (
        <Disclosure
          key={phrase.id}
          summary={
            <span className="min-w-0 text-14">
              <bdi className="block truncate font-medium">{phrase.keyword}</bdi>
              <span className="text-quiet">{rules.map(describeRule).join(', ')}</span>
            </span>
          }
        >
          <PhraseRules keywordId={phrase.id} rules={rules} />
        </Disclosure>
      ))}
      <div className="mt-6 flex flex-col gap-1">
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
        <PhraseRules key={current.phrase.id} keywordId={current.phrase.id} rules={current.rules} />
      </div>
    </section>
  )
}
