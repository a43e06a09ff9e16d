import { useMemo } from 'react'
import type { SeenVideo } from '#src/domain/insight/video-figures.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { trackedResult } from '#src/domain/tracking/positions.ts'
import { useEarlierCheck, useFollowedIn } from '../ranking/use-compared-check.ts'
import { OpportunityLine } from './opportunity-line.tsx'
import { WinnersLine } from './winners-line.tsx'

/** On a phone all insights are one card, on a desktop each is one. */
export const insightGrid =
  'max-lg:divide-y max-lg:divide-line max-lg:rounded-md max-lg:border max-lg:border-line max-lg:bg-raised lg:grid lg:items-start lg:gap-6'
export const insightCard =
  'min-w-0 px-4 lg:rounded-md lg:border lg:border-line lg:bg-raised lg:px-6 [&>details]:border-0'

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
    <div className={`${insightGrid} lg:grid-cols-2`}>
      <div className={insightCard}>
        <WinnersLine check={check} own={own} />
      </div>
      <div className={insightCard}>
        <OpportunityLine check={check} previous={previous} />
      </div>
    </div>
  )
}
