import { Maximize2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { pictureFileName } from '#src/domain/tracking/key-phrase-files.ts'
import { formatDate } from '#src/lib/format.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { rankingStatWords } from '#src/words/check/ranking-stats.ts'
import { type ChartedStat, statCharts } from './stat-content.ts'

const LargeChart = lazyPart('chart', () => import('./large-chart.tsx'), 'LargeChart')

interface StatChartsProps {
  check: CheckRow
  /** The rank of the user's video; null if it is not among the results. */
  own: number | null
}

export function StatCharts({ check, own }: StatChartsProps) {
  const [log, setLog] = useState(true)
  const [large, setLarge] = useState<ChartedStat | null>(null)
  const charts = useMemo(
    () =>
      statCharts({ results: check.search_ranking_results, checkedAt: new Date(check.searched_at), own, log }),
    [check, own, log],
  )
  const chartProps = ({ stat, content, note }: (typeof charts)[number]) => {
    const title = rankingStatWords.chartTitles[stat]
    const short = rankingStatWords.byRank[stat]
    return {
      // Includes the scale, because a rendered chart cannot change it.
      key: `${stat} ${content.isLog}`,
      title,
      shortTitle: content.isLog ? rankingStatWords.logOf(short) : short,
      note: <p className="text-12 text-quiet">{note}</p>,
      content,
      xLabel: rankingStatWords.rank,
      pictureSubtitle: `${check.search_term}, ${check.country.toUpperCase()}, ${formatDate(check.searched_at)}`,
      pictureName: pictureFileName(check.search_term, title, new Date(check.searched_at)),
    }
  }
  const shownLarge = charts.find(({ stat }) => stat === large)
  return (
    // On a phone, the switch is above the strip of charts; elsewhere it is in the free eighth cell of the grid.
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
            // biome-ignore lint/a11y/noStaticElementInteractions: reacts to the focus of the chart inside it
            <div
              key={chart.stat}
              // Browsers do not scroll to a focused chart that is partly in view.
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
