import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { trackedResult } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { rankingStatWords } from '#src/words/check/ranking-stats.ts'
import { Averages } from './averages.tsx'
import { StatCharts } from './stat-charts.tsx'

export function StatsSection({ phrase, check }: { phrase: KeyPhraseRow; check: CheckRow }) {
  const results = check.search_ranking_results
  const own = trackedResult(results, phrase)
  return (
    <section aria-labelledby="ranking-stats">
      <h2 id="ranking-stats" className="text-20">
        {rankingStatWords.title}
      </h2>
      <p className="mt-1 mb-3 text-14 text-quiet">{rankingStatWords.lead(results.length)}</p>
      <Averages results={results} checkedAt={new Date(check.searched_at)} own={own} />
      <div className="mt-3">
        <StatCharts check={check} own={own?.rank ?? null} />
      </div>
    </section>
  )
}
