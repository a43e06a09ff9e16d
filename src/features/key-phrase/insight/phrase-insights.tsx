import { useMemo } from 'react'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import type { DayRange } from '#src/lib/calendar-days.ts'
import { BriefLine } from '#src/parts/insight/brief-line.tsx'
import { InsightCards } from '#src/parts/insight/insight-cards.tsx'
import { OpportunityLine } from '#src/parts/insight/opportunity-line.tsx'
import { WinnersLine } from '#src/parts/insight/winners-line.tsx'
import { useEarlierCheck } from '#src/parts/ranking/use-compared-check.ts'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { useTrackedVideo } from '../position/use-tracked-video.ts'
import { type CheckView, useCheckResults } from '../results/use-check-results.ts'
import type { KeyPhraseFacts } from '../use-key-phrase.ts'
import { OwnVideosLine } from './own-videos-line.tsx'
import { RisersLine } from './risers-line.tsx'

interface PhraseInsightsProps {
  facts: KeyPhraseFacts
  selected: KeyPhraseCheckRow
  check: CheckView
  range: DayRange
}

export function PhraseInsights({ facts, selected, check, range }: PhraseInsightsProps) {
  const measured = facts.checks.findLast(
    ({ results, checked_at }) => results > 0 && checked_at <= selected.checked_at,
  )
  const view = useCheckResults(measured ?? null, check.kind === 'found' ? check.check : null)
  if (!measured || view.kind !== 'found') return null
  return <Insights facts={facts} check={view.check} range={range} />
}

interface InsightsProps {
  facts: KeyPhraseFacts
  check: CheckRow
  range: DayRange
}

function Insights({ facts, check, range }: InsightsProps) {
  const previous = useEarlierCheck(check)
  const { phrase, checks } = facts
  const earlier = checks.filter(({ checked_at }) => checked_at <= check.searched_at)
  const { row, check: found } = useTrackedVideo(phrase, earlier, check)
  const own = useMemo(() => row && found && { row, checkedAt: new Date(found.searched_at) }, [row, found])
  const wide = useWide()
  return (
    <InsightCards key={String(wide)}>
      <WinnersLine check={check} own={own} openAtFirst={wide} />
      <OpportunityLine check={check} previous={previous} openAtFirst={wide} />
      <RisersLine facts={facts} range={range} />
      <BriefLine check={check} previous={previous} own={own} />
      <OwnVideosLine facts={facts} range={range} check={check} previous={previous} />
    </InsightCards>
  )
}
