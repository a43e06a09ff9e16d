import { useState } from 'react'
import { type Comparison, compareNewest } from '#src/domain/tracking/comparisons.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { type CheckView, useCheckResults } from './results/use-check-results.ts'

export type Baseline = ReturnType<typeof useBaseline>

export function useBaseline(
  /** Oldest first. */
  checks: readonly KeyPhraseCheckRow[],
  selected: KeyPhraseCheckRow | null,
  check: CheckView,
) {
  const [chosen, choose] = useState<Comparison<KeyPhraseCheckRow>['with'] | null>(null)
  const compared =
    selected?.state === 'done'
      ? compareNewest(checks.filter(({ checked_at }) => checked_at <= selected.checked_at))
      : []
  // The default is the first comparison, which has the largest change.
  const against = compared.find((comparison) => comparison.with === chosen) ?? compared[0]
  // Waits for the selected check, because the page shows that one first.
  const results = useCheckResults((check.kind === 'found' && against?.earlier) || null)
  return { compared, against, choose, results }
}
