import { useMemo } from 'react'
import type { SeenVideo } from '#src/domain/insight/video-figures.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { trackedResult } from '#src/domain/tracking/positions.ts'
import { InsightCards } from '#src/parts/insight/insight-cards.tsx'
import { OpportunityLine } from '#src/parts/insight/opportunity-line.tsx'
import { WinnersLine } from '#src/parts/insight/winners-line.tsx'
import { useEarlierCheck, useFollowedIn } from '#src/parts/ranking/use-compared-check.ts'

/** The insights of one check: what wins for its phrase, and its opportunity. */
export function CheckInsights({ check }: { check: CheckRow }) {
  const tracked = useFollowedIn(check)
  const previous = useEarlierCheck(check)
  const own = useMemo((): SeenVideo | null => {
    const rows = (tracked ?? []).flatMap((one) => trackedResult(check.search_ranking_results, one) ?? [])
    const [row] = rows.sort((one, other) => one.rank - other.rank)
    return row ? { row, checkedAt: new Date(check.searched_at) } : null
  }, [check, tracked])
  return (
    <InsightCards columns="lg:grid-cols-2">
      <WinnersLine check={check} own={own} />
      <OpportunityLine check={check} previous={previous} />
    </InsightCards>
  )
}
