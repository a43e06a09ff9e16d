import { Maximize2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { computeAverages } from '#src/domain/ranking/averages.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { statByRank } from '#src/domain/ranking/stat-by-rank.ts'
import { chartPicture } from '#src/domain/tracking/key-phrase-files.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import type { ChartContent } from '#src/ui/chart/chart-content.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { formatCount, formatDuration, formatScore } from '#src/words/check/figures.ts'
import { rankingStatWords } from '#src/words/check/ranking-stats.ts'

const charted = ['vq_score', 'duration', 'likes', 'comments', 'collects', 'plays', 'shares'] as const

function statCharts(check: CheckRow, own: number | null, log: boolean) {
  const results = check.search_ranking_results
  const checkedAt = new Date(check.searched_at)
  const averages = new Map(computeAverages(results, checkedAt).map(({ stat, value }) => [stat, value]))
  return charted.map((stat) => {
    const { ranks, values, measured, median, isSkewed, own: mine } = statByRank(results, stat, checkedAt, own)
    const isLog = log && isSkewed
    const title = rankingStatWords.chartTitles[stat]
    const short = rankingStatWords.byRank[stat]
    const average = averages.get(stat) ?? 0
    // Durations have no unit on the axis; the title for screen readers and for the picture gives it.
    const format = stat === 'vq_score' || stat === 'duration' ? formatScore : formatCount
    const onAxis = (value: number) => format(Math.round(value * 10) / 10)
    const told = stat === 'duration' ? formatDuration : onAxis
    const parts = [
      mine && median !== null && rankingStatWords.against[mine.is](told(mine.value), told(median)),
      !mine && median !== null && rankingStatWords.median(told(median)),
      measured < results.length &&
        rankingStatWords.measured[stat === 'vq_score' ? 'scored' : 'known'](measured, results.length),
    ]
    const content: ChartContent = {
      x: ranks,
      xAxis: 'rank',
      yAxis: 'amount',
      yMax: stat === 'vq_score' ? 100 : undefined,
      isLog,
      lines: [
        { label: title, tone: 'accent', values },
        {
          label: rankingStatWords.average,
          tone: 'quiet',
          end: { text: rankingStatWords.averageShort(told(average)), at: average },
          values: ranks.map(() => average),
        },
      ],
      threshold: median === null ? undefined : { at: median, text: rankingStatWords.median(told(median)) },
      own: mine ? { x: mine.rank, y: mine.value, text: told(mine.value) } : undefined,
      remarks: (index) => (ranks[index] === mine?.rank ? [rankingStatWords.yourVideo] : []),
      formatX: rankingStatWords.atRank,
      formatY: onAxis,
    }
    const chart = {
      title,
      shortTitle: isLog ? rankingStatWords.logOf(short) : short,
      note: <p className="text-12 text-quiet">{parts.filter(Boolean).join(' · ')}</p>,
      content,
      xLabel: rankingStatWords.rank,
      ...chartPicture(check.search_term, check.country, title, checkedAt),
    }
    return { stat, isSkewed, chart }
  })
}

const Dialog = lazyPart('chart', () => import('#src/ui/controls/dialog.tsx'), 'Dialog')

interface StatChartsProps {
  check: CheckRow
  /** The rank of the user's video; null if it is not among the results. */
  own: number | null
}

export function StatCharts({ check, own }: StatChartsProps) {
  const [log, setLog] = useState(true)
  const [large, setLarge] = useState<(typeof charted)[number] | null>(null)
  const charts = useMemo(() => statCharts(check, own, log), [check, own, log])
  const shownLarge = charts.find(({ stat }) => stat === large)
  return (
    // On a phone, the checkbox is above the charts; elsewhere, it fills the eighth cell of the grid.
    <section
      aria-label={rankingStatWords.charts}
      className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 sm:gap-y-4 lg:grid-cols-4"
    >
      {charts.some(({ isSkewed }) => isSkewed) && (
        <div className="sm:order-last print:hidden">
          <Checkbox label={rankingStatWords.log} name="log" checked={log} onChange={setLog} />
        </div>
      )}
      <div className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto overflow-y-hidden px-4 pb-2 sm:contents print:flex-wrap print:overflow-visible">
        {charts.map(({ stat, chart }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the chart inside it takes the focus
          <div
            key={stat}
            // Browsers do not scroll to a focused chart that is partly visible.
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }
            className="w-75 shrink-0 snap-start rounded-md border border-line bg-raised p-3 pt-1 sm:w-auto"
          >
            <Chart
              // A plot cannot change its scale, so another scale needs a new plot.
              key={String(chart.content.isLog)}
              {...chart}
              height={170}
              compact
              actions={
                <IconButton
                  label={rankingStatWords.enlarge(chart.title)}
                  aria-haspopup="dialog"
                  onClick={() => setLarge(stat)}
                >
                  <Maximize2 size={16} aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
        ))}
      </div>
      {shownLarge && (
        <Dialog onClose={() => setLarge(null)} title={shownLarge.chart.shortTitle} wide>
          {shownLarge.chart.note}
          <Chart {...shownLarge.chart} note={undefined} controls={<span />} eager />
        </Dialog>
      )}
    </section>
  )
}
