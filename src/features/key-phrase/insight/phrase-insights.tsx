import { useMemo } from 'react'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { BriefLine } from '#src/parts/insight/brief-line.tsx'
import { InsightCards } from '#src/parts/insight/insight-cards.tsx'
import { OpportunityLine } from '#src/parts/insight/opportunity-line.tsx'
import { WinnersLine } from '#src/parts/insight/winners-line.tsx'
import { useEarlierCheck } from '#src/parts/ranking/use-compared-check.ts'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { useTrackedVideo } from '../position/use-tracked-video.ts'
import { useCheckResults } from '../results/use-check-results.ts'
import type { CheckedView, RangedChecks } from '../use-phrase-view.ts'
import { OwnVideosLine } from './own-videos-line.tsx'
import { RisersLine } from './risers-line.tsx'

export function PhraseInsights({ phrase, checks, selected, check, range }: CheckedView) {
  const measured = checks.findLast(
    ({ results, checked_at }) => results > 0 && checked_at <= selected.checked_at,
  )
  const found = useCheckResults(measured ?? null, typeof check === 'object' ? check : null)
  if (!measured || typeof found === 'string') return null
  return <Insights {...{ phrase, checks, range }} check={found} />
}

function Insights({ check, ...kept }: RangedChecks & { check: CheckRow }) {
  const { phrase, checks } = kept
  const previous = useEarlierCheck(check)
  const earlier = checks.filter(({ checked_at }) => checked_at <= check.searched_at)
  const { row, check: found } = useTrackedVideo({ phrase, checks: earlier, opening: check })
  const own = useMemo(() => row && found && { row, checkedAt: new Date(found.searched_at) }, [row, found])
  const wide = useWide()
  return (
    <InsightCards key={String(wide)}>
      <WinnersLine check={check} own={own} openAtFirst={wide} />
      <OpportunityLine check={check} previous={previous} openAtFirst={wide} />
      <RisersLine {...kept} />
      <BriefLine check={check} previous={previous} own={own} />
      <OwnVideosLine {...kept} check={check} previous={previous} />
    </InsightCards>
  )
}
