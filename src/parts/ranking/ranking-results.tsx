import { type ReactNode, useState } from 'react'
import { type CheckRow, hasResults } from '#src/domain/ranking/rows.ts'
import { searchFileName } from '#src/domain/search/export-rows.ts'
import { now } from '#src/lib/clock.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { useNarrow } from '#src/ui/hooks/use-wide.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import type { Sort } from '#src/ui/table/row-order.ts'
import { rankingWords } from '#src/words/check/ranking.ts'
import { RankingTable } from './ranking-table.tsx'
import { useEarlierCheck, useYours } from './use-compared-check.ts'

interface RankingResultsProps {
  check: CheckRow
  beside?: ReactNode
  ownAction?: ReactNode
  /** Shown below the results once they have loaded. */
  below?: ReactNode
}

function Results({ check, beside, ownAction, below }: RankingResultsProps) {
  const [sort, setSort] = useState<Sort | null>(null)
  const narrow = useNarrow()
  // The table waits for `yours`, because the user's own results decide which rows it shows.
  const yours = useYours(check)
  const earlier = useEarlierCheck(check)
  const rows = check.search_ranking_results
  if (!yours) return <Skeleton label={rankingWords.results} shape="table" />

  const save = async (format: TableFormat) => {
    const { saveRanking } = await fetchPart(() => import('./save-ranking.ts'))
    const name = searchFileName(check.search_term, format, now())
    await saveRanking(check, yours, { sort, format, name })
  }
  const exports = <ExportButtons label={check.search_term} disabled={rows.length === 0} onSave={save} />
  return (
    <>
      <section aria-label={rankingWords.results}>
        {!narrow && (
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            {exports}
            {rows.length > 0 && (
              <p className="text-14 text-quiet print:hidden">{rankingWords.pressForDetails}</p>
            )}
          </div>
        )}
        <RankingTable
          caption={rankingWords.caption(check.search_term)}
          {...{ check, yours, earlier, sort, ownAction, beside }}
          onSort={setSort}
        />
        {narrow && <div className="mt-4">{exports}</div>}
      </section>
      {below}
    </>
  )
}

export function RankingResults(props: RankingResultsProps) {
  if (!hasResults(props.check))
    return (
      <>
        <EmptyState title={rankingWords.notKept} />
        {props.below}
      </>
    )
  return <Results key={props.check.id} {...props} />
}
