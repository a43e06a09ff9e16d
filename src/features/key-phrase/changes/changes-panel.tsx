import { now } from '#src/lib/clock.ts'
import { useLack } from '#src/state/sync-status.ts'
import { Segments } from '#src/ui/controls/segments.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { nearPart } from '#src/ui/loading/near-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { keyPhraseCheckWords } from '#src/words/history/key-phrase-checks.ts'
import { sinceWhen } from '#src/words/key-phrase/key-phrase-page.ts'
import type { CheckedView } from '../use-phrase-view.ts'

const waiting = () => <Skeleton label={keyPhraseCheckWords.loading} shape="table" />
const ChangesBody = nearPart('beside', () => import('./changes-body.tsx'), 'ChangesBody', waiting)

export function ChangesPanel({ phrase, yours, selected, check, baseline }: CheckedView) {
  const { against, compared, choose, results } = baseline
  const lack = useLack()
  const { changes, noEarlier, nothingToCompare } = keyPhraseCheckWords
  const isFailed = selected.state === 'failed'
  if (!against || isFailed)
    return (
      <Panel title={changes}>
        {/* On a new device, the earlier check may still arrive. */}
        {lack === 'loading' && !isFailed ? (
          waiting()
        ) : (
          <p className="text-14 text-quiet">{isFailed ? nothingToCompare : noEarlier}</p>
        )}
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
            onChange={choose}
            options={(['previous', 'week'] as const).map((value) => ({
              value,
              label: keyPhraseCheckWords.against[value],
            }))}
          />
        )
      }
    >
      <ChangesBody phrase={phrase} yours={yours} previous={earlier} check={check} earlier={results} />
    </Panel>
  )
}
