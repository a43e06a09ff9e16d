import { Maximize2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { computeAverages, type StatName } from '#src/domain/ranking/averages.ts'
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

type ChartedStat = Exclude<StatName, 'age'>

/** Durations have no unit here, because the title of their chart gives it. */
const formats: Record<ChartedStat, (value: number) => string> = {
  vq_score: formatScore,
  duration: formatScore,
  likes: formatCount,
  comments: formatCount,
  collects: formatCount,
  plays: formatCount,
  shares: formatCount,
}

const yMax: Partial<Record<ChartedStat, number>> = { vq_score: 100 }

/** `log` sets a logarithmic scale for skewed stats. */
function statCharts(check: CheckRow, own: number | null, log: boolean) {
  const results = check.search_ranking_results
  const checkedAt = new Date(check.searched_at)
  const averages = new Map(computeAverages(results, checkedAt).map(({ stat, value }) => [stat, value]))
  return (Object.keys(formats) as ChartedStat[]).map((stat) => {
    const { ranks, values, measured, median, isSkewed, own: mine } = statByRank(results, stat, checkedAt, own)
    const average = averages.get(stat) ?? 0
    const onAxis = (value: number) => formats[stat](Math.round(value * 10) / 10)
    const told = stat === 'duration' ? formatDuration : onAxis
    const parts = [
      mine && median !== null && rankingStatWords.against[mine.is](told(mine.value), told(median)),
      !mine && median !== null && rankingStatWords.median(told(median)),
      measured < results.length &&
        rankingStatWords.measured[stat === 'vq_score' ? 'scored' : 'known'](measured, results.length),
    ]
    return {
      stat,
      isSkewed,
      note: parts.filter(Boolean).join(' · '),
      content: {
        x: ranks,
        xAxis: 'rank',
        yAxis: 'amount',
        yMax: yMax[stat],
        isLog: log && isSkewed,
        lines: [
          { label: rankingStatWords.chartTitles[stat], tone: 'accent', values },
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
      } satisfies ChartContent,
    }
  })
}

const LargeChart = lazyPart('chart', () => import('./large-chart.tsx'), 'LargeChart')

interface StatChartsProps {
  check: CheckRow
  /** The rank of the user's video; null if it is not among the results. */
  own: number | null
}

export function StatCharts({ check, own }: StatChartsProps) {
  const [log, setLog] = useState(true)
  const [large, setLarge] = useState<ChartedStat | null>(null)
  const charts = useMemo(() => statCharts(check, own, log), [check, own, log])
  const chartProps = ({ stat, content, note }: (typeof charts)[number]) => {
    const title = rankingStatWords.chartTitles[stat]
    const short = rankingStatWords.byRank[stat]
    return {
      // A plot cannot change its scale, so another scale needs a new plot.
      key: `${stat} ${content.isLog}`,
      title,
      shortTitle: content.isLog ? rankingStatWords.logOf(short) : short,
      note: <p className="text-12 text-quiet">{note}</p>,
      content,
      xLabel: rankingStatWords.rank,
      ...chartPicture(check.search_term, check.country, title, new Date(check.searched_at)),
    }
  }
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
        {charts.map((chart) => {
          const { key, ...shown } = chartProps(chart)
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the chart inside it takes the focus
            <div
              key={chart.stat}
              // Browsers do not scroll to a focused chart that is partly visible.
              onFocus={({ currentTarget }) =>
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
              }
              className="w-75 shrink-0 snap-start rounded-md border border-line bg-raised p-3 pt-1 sm:w-auto"
            >
              <Chart
                key={key}
                {...shown}
                height={170}
                compact
                actions={
                  <IconButton
                    label={rankingStatWords.enlarge(shown.title)}
                    aria-haspopup="dialog"
                    onClick={() => setLarge(chart.stat)}
                  >
                    <Maximize2 size={16} aria-hidden="true" />
                  </IconButton>
                }
              />
            </div>
          )
        })}
      </div>
      {shownLarge && <LargeChart {...chartProps(shownLarge)} onClose={() => setLarge(null)} />}
    </section>
  )
}
