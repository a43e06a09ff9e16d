import { useMemo } from 'react'
import { averagesOf, type StatName, statOf } from '#src/domain/ranking/averages.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { pictureFileName } from '#src/domain/tracking/key-phrase-files.ts'
import { formatCount, formatDate, formatScore } from '#src/lib/format.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import type { ChartContent } from '#src/ui/chart/chart-content.ts'

interface RankChart {
  stat: Exclude<StatName, 'age'>
  title: string
  format: (value: number) => string
  yMax?: number
}

const charts: readonly RankChart[] = [
  { stat: 'vq_score', title: 'VQ Score Trend', format: formatScore, yMax: 100 },
  { stat: 'duration', title: 'Average Duration Trend (seconds)', format: formatScore },
  { stat: 'likes', title: 'Likes', format: formatCount },
  { stat: 'comments', title: 'Comments', format: formatCount },
  { stat: 'collects', title: 'Collects', format: formatCount },
  { stat: 'plays', title: 'Plays', format: formatCount },
  { stat: 'shares', title: 'Shares', format: formatCount },
]

function contentsOf(check: CheckRow): Map<string, ChartContent> {
  const checkedAt = new Date(check.searched_at)
  const results = check.search_ranking_results.toSorted((a, b) => a.rank - b.rank)
  const averages = new Map(averagesOf(results, checkedAt).map(({ stat, value }) => [stat, value]))
  return new Map(
    charts.map(({ stat, title, format, yMax }) => {
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
              label: title,
              tone: 'accent',
              values: results.map((result) => statOf(result, stat, checkedAt)),
            },
            {
              label: 'Average',
              tone: 'average',
              end: { text: `avg ${told(average)}`, at: average },
              values: results.map(() => average),
            },
          ],
          formatX: (rank) => `Rank ${rank}`,
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
    <section aria-label="Stats by rank" className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
      {charts.map(({ stat, title }) => {
        const content = contents.get(stat)
        return (
          content && (
            <Chart
              key={stat}
              title={title}
              content={content}
              xLabel="Rank"
              pictureSubtitle={`${check.search_term}, ${check.country.toUpperCase()}, ${formatDate(check.searched_at)}`}
              pictureName={pictureFileName(check.search_term, title, day)}
            />
          )
        )
      })}
    </section>
  )
}
