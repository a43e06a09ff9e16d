import { useMemo } from 'react'
import type { SeenVideo } from '#src/domain/insight/video-figures.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { yourBest } from '#src/domain/tracking/yours.ts'
import { BriefLine } from '#src/parts/insight/brief-line.tsx'
import { InsightCards } from '#src/parts/insight/insight-cards.tsx'
import { OpportunityLine } from '#src/parts/insight/opportunity-line.tsx'
import { WinnersLine } from '#src/parts/insight/winners-line.tsx'
import { useEarlierCheck, useYours } from '#src/parts/ranking/use-compared-check.ts'

export function CheckInsights({ check }: { check: CheckRow }) {
  const yours = useYours(check)
  const previous = useEarlierCheck(check)
  const own = useMemo((): SeenVideo | null => {
    const row = yours && yourBest(check.search_ranking_results, yours)
    return row ? { row, checkedAt: new Date(check.searched_at) } : null
  }, [check, yours])
  return (
    <InsightCards>
      <WinnersLine check={check} own={own} />
      <OpportunityLine check={check} previous={previous} />
      <BriefLine check={check} previous={previous} own={own} />
    </InsightCards>
  )
}
