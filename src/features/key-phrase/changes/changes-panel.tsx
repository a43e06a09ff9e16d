import { useState } from 'react'
import { type Comparison, compareNewest } from '#src/domain/tracking/comparisons.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { sinceWhen } from '#src/features/key-phrase/position/hero.tsx'
import { now } from '#src/lib/clock.ts'
import { useLack } from '#src/state/sync-status.ts'
import { Segments } from '#src/ui/controls/segments.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { WhenNear } from '#src/ui/loading/when-near.tsx'
import { keyPhraseCheckWords } from '#src/words/history/key-phrase-checks.ts'
import type { CheckView } from '../results/use-check-results.ts'

const waiting = () => <Skeleton label={keyPhraseCheckWords.loading} shape="table" />
const ChangesBody = lazyPart('beside', async () => (await import('./changes-body.tsx')).ChangesBody, {
  waiting,
})

interface ChangesPanelProps {
  phrase: KeyPhraseRow
  /** Oldest first. */
  checks: readonly KeyPhraseCheckRow[]
  selected: KeyPhraseCheckRow
  check: CheckView
}

type Against = Comparison<KeyPhraseCheckRow>['with']

/**
 * The differences between the shown check and an earlier one: by default that of the largest change, which
 * the rank above shows first.
 */
export function ChangesPanel({ phrase, checks, selected, check }: ChangesPanelProps) {
  const [chosen, setChosen] = useState<Against | null>(null)
  const compared = compareNewest(checks.filter(({ checked_at }) => checked_at <= selected.checked_at))
  const against = compared.find((comparison) => comparison.with === chosen) ?? compared[0]
  const lack = useLack()
  const { changes, noEarlier, nothingToCompare } = keyPhraseCheckWords
  if (selected.state === 'failed')
    return (
      <Panel title={changes}>
        <p className="text-14 text-quiet">{nothingToCompare}</p>
      </Panel>
    )
  // On a new device the earlier check may arrive with the next response.
  if (!against && lack === 'loading') return <Panel title={changes}>{waiting()}</Panel>
  if (!against)
    return (
      <Panel title={changes}>
        <p className="text-14 text-quiet">{noEarlier}</p>
      </Panel>
    )
  const { earlier } = against
  return (
    <Panel
      title={keyPhraseCheckWords.changesSince(sinceWhen(earlier.checked_at, now()))}
      actions={
        compared.length > 1 && (
          <Segments
            label={keyPhraseCheckWords.comparedWith}
            value={against.with}
            onChange={setChosen}
            options={(['previous', 'week'] as const).map((value) => ({
              value,
              label: keyPhraseCheckWords.against[value],
            }))}
          />
        )
      }
    >
      <WhenNear part={ChangesBody} placeholder={waiting()}>
        <ChangesBody phrase={phrase} previous={earlier} check={check} />
      </WhenNear>
    </Panel>
  )
}
