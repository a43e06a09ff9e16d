import { type Average, computeAverages, type StatName, statValue } from '#src/domain/ranking/averages.ts'
import type { CheckRow, RankingRow } from '#src/domain/ranking/rows.ts'
import { trackedResult } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { formatCount, formatDuration, formatScore } from '#src/words/check/figures.ts'
import { rankingStatWords } from '#src/words/check/ranking-stats.ts'
import { formatAgeInDays } from '#src/words/home/ages.ts'
import { StatCharts } from './stat-charts.tsx'

function formatStat(stat: StatName, value: number, checkedAt: Date): string {
  if (stat === 'vq_score') return formatScore(value)
  if (stat === 'duration') return formatDuration(value)
  if (stat === 'age')
    return formatAgeInDays(new Date(checkedAt.getTime() - value * 1000).toISOString(), checkedAt)
  return formatCount(value < 1000 ? Math.round(value * 10) / 10 : Math.round(value))
}

function Averages({ check, own }: { check: CheckRow; own: RankingRow | undefined }) {
  const checkedAt = new Date(check.searched_at)
  const ownText = (stat: StatName) => {
    const value = own && statValue(own, stat, checkedAt)
    return value == null ? null : rankingStatWords.yours(formatStat(stat, value, checkedAt))
  }
  const averageText = ({ stat, value, of }: Average) =>
    of === 0 ? rankingStatWords.unknown : formatStat(stat, value, checkedAt)
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
      {computeAverages(check.search_ranking_results, checkedAt).map((average) => (
        <div key={average.stat} className="bg-raised px-3 py-2.5 sm:px-4">
          <dt className="text-14 text-quiet">{rankingStatWords.averages[average.stat]}</dt>
          <dd className="flex flex-wrap items-baseline justify-between gap-x-2">
            <span className="font-display font-semibold text-20">{averageText(average)}</span>
            <span className="font-medium text-14">{ownText(average.stat)}</span>
          </dd>
          {average.measured < average.of && (
            <dd className="text-12 text-quiet">{rankingStatWords.basis(average.measured, average.of)}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

export function StatsSection({ phrase, check }: { phrase: KeyPhraseRow; check: CheckRow }) {
  const results = check.search_ranking_results
  const own = trackedResult(results, phrase)
  return (
    <section aria-labelledby="ranking-stats">
      <h2 id="ranking-stats" className="text-20">
        {rankingStatWords.title}
      </h2>
      <p className="mt-1 mb-3 text-14 text-quiet">{rankingStatWords.lead(results.length)}</p>
      <Averages check={check} own={own} />
      <div className="mt-3">
        <StatCharts check={check} own={own?.rank ?? null} />
      </div>
    </section>
  )
}
