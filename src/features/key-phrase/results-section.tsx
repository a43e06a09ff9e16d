import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { keyPhraseCheckWords } from '#src/words/key-phrase-checks.ts'
import { failureReason } from '#src/words/positions.ts'
import { MarkedRanking } from './marked-ranking.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { RankingStats } from './ranking-stats.tsx'
import type { CheckView } from './use-check-results.ts'
import type { Follow } from './use-follow.ts'

// Below the table, and fetched with it.
const RankCharts = lazyPart('charts', async () => (await import('./rank-charts.tsx')).RankCharts)
void RankCharts.preload()

interface ResultsSectionProps {
  phrase: KeyPhraseRow
  selected: KeyPhraseCheckRow
  check: CheckView
  follow: Follow
}

/** One check in full: its results, their averages, and each stat by rank. */
export function ResultsSection({ phrase, selected, check, follow }: ResultsSectionProps) {
  if (selected.state === 'failed')
    return (
      <ErrorState title={keyPhraseCheckWords.failedTitle}>
        {keyPhraseCheckWords.failedText(
          failureReason(selected.failure_code),
          formatDateTime(selected.checked_at),
        )}
      </ErrorState>
    )
  if (check.kind === 'loading') return <Skeleton label={keyPhraseCheckWords.loading} shape="table" />
  if (check.kind === 'failed') return <NotLoaded title={keyPhraseCheckWords.loadFailed} />
  if (check.kind === 'absent') return <Skeleton label={keyPhraseCheckWords.fetching} shape="table" />
  return (
    <>
      <MarkedRanking phrase={phrase} check={check.check} follow={follow} />
      <RankingStats check={check.check} />
      <RankCharts check={check.check} />
    </>
  )
}
