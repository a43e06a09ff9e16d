import { useMemo } from 'react'
import { chartPicture } from '#src/domain/tracking/key-phrase-files.ts'
import { checksIn, watchedPlace } from '#src/domain/tracking/position-series.ts'
import { ranges } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import { positionContent } from '#src/parts/tracking/position-content.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import { plotting } from '#src/ui/chart/use-plot.ts'
import { Segments } from '#src/ui/controls/segments.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { usePart } from '#src/ui/loading/lazy-part.tsx'
import { positionChartWords } from '#src/words/key-phrase/position-chart.ts'
import type { PhraseView } from '../use-phrase-view.ts'
import { usualPart } from './hero.tsx'

// Preloads the plot's code, which would otherwise load only after the data.
void plotting.preload()

/** In pixels. With these heights, the position and the chart fit on the first screen. */
const heights = { phone: 236, desktop: 320 }

export function PositionChart({ phrase, checks, notes, rules, range, setRange, ranked }: PhraseView) {
  const { competitors } = phrase
  const { accounts } = ranked
  const height = useWide() ? heights.desktop : heights.phone
  const rangeOptions = ranges.map((value) => ({
    value,
    label: value === 'all' ? positionChartWords.all : positionChartWords.days(Number(value)),
  }))
  const threshold = watchedPlace(rules ?? [])
  const usual = usePart(usualPart).part
  const band = useMemo(() => usual?.usualBand(checks), [usual, checks])
  const content = useMemo(() => {
    const shown = checksIn(checks, range, now())
    return { ...positionContent({ checks: shown, notes, competitors, accounts, threshold, range }), band }
  }, [checks, notes, competitors, accounts, threshold, range, band])

  return (
    <Chart
      // A plot cannot change its height, so another height needs a new plot.
      key={height}
      title={positionChartWords.title}
      controls={
        <div className="flex">
          <Segments
            label={positionChartWords.range}
            options={rangeOptions}
            value={range}
            onChange={setRange}
          />
        </div>
      }
      height={height}
      eager
      content={content}
      xLabel={positionChartWords.checked}
      {...chartPicture(phrase.keyword, phrase.country, 'position', now())}
    />
  )
}
