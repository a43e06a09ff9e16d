import { useMemo } from 'react'
import { type Average, averagesOf } from '#src/domain/ranking/averages.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { formatAgeInDays } from '#src/words/ages.ts'
import { formatCount, formatDuration, formatScore } from '#src/words/figures.ts'
import { rankingStatWords } from '#src/words/ranking-stats.ts'

function textOf({ stat, value, of }: Average, checkedAt: Date): string {
  if (of === 0) return rankingStatWords.unknown
  if (stat === 'vq_score') return formatScore(value)
  if (stat === 'duration') return formatDuration(value)
  if (stat === 'age')
    return formatAgeInDays(new Date(checkedAt.getTime() - value * 1000).toISOString(), checkedAt)
  return formatCount(value < 1000 ? Math.round(value * 10) / 10 : Math.round(value))
}

/** The eight averages of a check (spec, section 2). Derived; each says from how many of the results. */
export function RankingStats({ check }: { check: CheckRow }) {
  const checkedAt = new Date(check.searched_at)
  const averages = useMemo(
    () => averagesOf(check.search_ranking_results, new Date(check.searched_at)),
    [check],
  )
  return (
    <section aria-labelledby="ranking-stats">
      <h2 id="ranking-stats" className="text-20">
        {rankingStatWords.title}
      </h2>
      <p className="mt-1 mb-3 text-14 text-quiet">{rankingStatWords.lead}</p>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-4">
        {averages.map((average) => (
          <div key={average.stat} className="bg-raised p-4">
            <dt className="text-14 text-quiet">{rankingStatWords.averages[average.stat]}</dt>
            <dd className="mt-1 font-display font-semibold text-20">{textOf(average, checkedAt)}</dd>
            <dd className="text-12 text-quiet">{rankingStatWords.basis(average.measured, average.of)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
