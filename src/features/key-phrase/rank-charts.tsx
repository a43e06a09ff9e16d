import { useMemo } from 'react'
import { averagesOf, type StatName, statOf } from '#src/domain/ranking/averages.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { pictureFileName } from '#src/domain/tracking/key-phrase-files.ts'
import { formatDate } from '#src/lib/format.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import type { ChartContent } from '#src/ui/chart/chart-content.ts'
import { formatCount, formatScore } from '#src/words/figures.ts'
import { rankingStatWords } from '#src/words/ranking-stats.ts'

interface RankChart {
  stat: Exclude<StatName, 'age'>
  format: (value: number) => string
  yMax?: number
}

const charts: readonly RankChart[] = [
  { stat: 'vq_score', format: formatScore, yMax: 100 },
  { stat: 'duration', format: formatScore },
  { stat: 'likes', format: formatCount },
  { stat: 'comments', format: formatCount },
  { stat: 'collects', format: formatCount },
  { stat: 'plays', format: formatCount },
  { stat: 'shares', format: formatCount },
]

function contentsOf(check: CheckRow): Map<string, ChartContent> {
  const checkedAt = new Date(check.searched_at)
  const results = check.search_ranking_results.toSorted((a, b) => a.rank - b.rank)
  const averages = new Map(averagesOf(results, checkedAt).map(({ stat, value }) => [stat, value]))
  return new Map(
    charts.map(({ stat, format, yMax }) => {
      const average = averages.get(stat) ?? 0
      const told = (value: number) => format(Math.round(value * 10) / 10)
      return [
        stat,
        {
          x: results.map((result) => result.rank),
          xAxis: 'rank',
          yAxis: 'amount',
          yMax,
          lines: [
            {
              label: rankingStatWords.chartTitles[stat],
              tone: 'accent',
              values: results.map((result) => statOf(result, stat, checkedAt)),
            },
            {
              label: rankingStatWords.average,
              tone: 'average',
              end: { text: rankingStatWords.averageShort(told(average)), at: average },
              values: results.map(() => average),
            },
          ],
          formatX: rankingStatWords.atRank,
          formatY: told,
        },
      ]
    }),
  )
}

/** Each stat of a check by rank, with its average (spec, section 2). Measured; the average is derived. */
export function RankCharts({ check }: { check: CheckRow }) {
  const contents = useMemo(() => contentsOf(check), [check])
  const day = new Date(check.searched_at)
  return (
    <section aria-label={rankingStatWords.charts} className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
      {charts.map(({ stat }) => {
        const title = rankingStatWords.chartTitles[stat]
        const content = contents.get(stat)
        return (
          content && (
            <Chart
              key={stat}
              title={title}
              content={content}
              xLabel={rankingStatWords.rank}
              pictureSubtitle={`${check.search_term}, ${check.country.toUpperCase()}, ${formatDate(check.searched_at)}`}
              pictureName={pictureFileName(check.search_term, title, day)}
            />
          )
        )
      })}
    </section>
  )
}
