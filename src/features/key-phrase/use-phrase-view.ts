import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { listAlertRules } from '#src/db/reads/alerts.ts'
import { type Comparison, compareNewest } from '#src/domain/tracking/comparisons.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { type DayRange, rangeOf } from '#src/lib/calendar-days.ts'
import { useQuery } from '#src/parts/shell/use-query.ts'
import { useCheckOffer } from './check-now/use-check-offer.ts'
import { useFollow } from './position/use-follow.ts'
import { useRankedAccounts } from './position/use-ranked-accounts.ts'
import { type CheckView, useCheckResults } from './results/use-check-results.ts'
import type { KeyPhraseFacts } from './use-key-phrase.ts'

function useBaseline(checks: KeyPhraseFacts['checks'], selected: KeyPhraseCheckRow | null, check: CheckView) {
  const [chosen, choose] = useState<Comparison<KeyPhraseCheckRow>['with'] | null>(null)
  const compared =
    selected?.state === 'done'
      ? compareNewest(checks.filter(({ checked_at }) => checked_at <= selected.checked_at))
      : []
  // The default is the first comparison, which has the largest change.
  const against = compared.find((comparison) => comparison.with === chosen) ?? compared[0]
  // Waits for the selected check, because the page shows that one first.
  const results = useCheckResults((typeof check === 'object' && against?.earlier) || null)
  return { compared, against, choose, results }
}

export type PhraseView = ReturnType<typeof usePhraseView>

export type RangedChecks = Pick<PhraseView, 'phrase' | 'checks' | 'range'>

export interface CheckedView extends PhraseView {
  selected: KeyPhraseCheckRow
}

/** Selects the check in the address, or the newest if the address names none of the key phrase's checks. */
export function usePhraseView(facts: KeyPhraseFacts) {
  const { phrase, checks, yours, opening } = facts
  const [parameters, change] = useQuery()
  const named = parameters.get('check')
  const selected = checks.find((check) => check.search_id === named) ?? checks.at(-1) ?? null
  const range = rangeOf(parameters.get('range'))
  const check = useCheckResults(selected, opening)
  const baseline = useBaseline(checks, selected, check)
  const ranked = useRankedAccounts(checks, range)
  const follow = useFollow(phrase, yours)
  const offer = useCheckOffer(phrase)
  const rules = useLiveQuery(() => listAlertRules(phrase.id), [phrase.id])
  return {
    ...{ ...facts, selected, range, check, baseline, ranked, follow, offer, rules },
    select: (check: string) => change({ check }),
    setRange: (range: DayRange) => change({ range }),
  }
}
