import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { PullFailure } from '#src/parts/sync/pull-failure.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { nearPart } from '#src/ui/loading/near-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { rankingWords } from '#src/words/check/ranking.ts'
import { keyPhraseCheckWords } from '#src/words/history/key-phrase-checks.ts'
import { failureReason } from '#src/words/key-phrase/positions.ts'
import type { CheckedView } from '../use-phrase-view.ts'

const RankingPanel = nearPart(
  'results',
  () => import('./ranking-panel.tsx'),
  'RankingPanel',
  () => <div className="h-[40rem]" />,
)

const StatsSection = lazyPart('charts', () => import('../stats/stats-section.tsx'), 'StatsSection', {
  waiting: () => <div className="h-160" />,
})
void StatsSection.preload()

function earlierCheck({ against, results }: CheckedView['baseline']): CheckRow | null | undefined {
  if (!against) return null
  if (results === 'loading' || results === 'absent') return undefined
  return typeof results === 'object' ? results : null
}

export function ResultsSection({ phrase, yours, selected, check, follow, baseline }: CheckedView) {
  if (selected.state === 'failed')
    return (
      <ErrorState title={keyPhraseCheckWords.failedTitle}>
        {keyPhraseCheckWords.failedText(
          failureReason(selected.failure_code),
          formatDateTime(selected.checked_at),
        )}
      </ErrorState>
    )
  if (check === 'loading') return <Skeleton label={keyPhraseCheckWords.loading} shape="table" />
  if (check === 'failed') return <PullFailure title={keyPhraseCheckWords.loadFailed} />
  if (check === 'gone') return <EmptyState title={rankingWords.notKept} />
  if (check === 'absent') return <Skeleton label={keyPhraseCheckWords.fetching} shape="table" />
  return (
    <div className="flex flex-col gap-6">
      <RankingPanel {...{ phrase, yours, follow, check }} earlier={earlierCheck(baseline)} />
      <StatsSection phrase={phrase} check={check} />
    </div>
  )
}
