import { computeAverages, type StatName } from '#src/domain/ranking/averages.ts'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { statByRank } from '#src/domain/ranking/stat-by-rank.ts'
import type { ChartContent } from '#src/ui/chart/chart-content.ts'
import { formatCount, formatDuration, formatScore } from '#src/words/check/figures.ts'
import { rankingStatWords } from '#src/words/check/ranking-stats.ts'

export type ChartedStat = Exclude<StatName, 'age'>

/** Durations are in seconds, as the title says. */
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

export interface StatChart {
  stat: ChartedStat
  content: ChartContent
  isSkewed: boolean
  note: string
}

interface StatInput {
  results: readonly RankingRow[]
  checkedAt: Date
  own: number | null
  /** Whether skewed stats use a logarithmic scale. */
  log: boolean
}

export function statCharts({ results, checkedAt, own, log }: StatInput): StatChart[] {
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
            tone: 'average',
            end: { text: rankingStatWords.averageShort(told(average)), at: average },
            values: ranks.map(() => average),
          },
        ],
        threshold: median === null ? undefined : { at: median, text: rankingStatWords.median(told(median)) },
        own: mine ? { x: mine.rank, y: mine.value, text: told(mine.value) } : undefined,
        remarks: (index) => (ranks[index] === mine?.rank ? [rankingStatWords.yourVideo] : []),
        formatX: rankingStatWords.atRank,
        formatY: onAxis,
      },
    }
  })
}
