import { type ReactNode, useState } from 'react'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { searchFileName } from '#src/domain/search/export-rows.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/save-table.ts'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { rankingWords } from '#src/words/ranking.ts'
import { rankingTable } from '#src/words/ranking-table.ts'
import { SampleDataBadge } from '../shell/sample-data-badge.tsx'
import { rankingOrder } from './ranking-columns.tsx'
import { RankingTable } from './ranking-table.tsx'

interface RankingResultsProps {
  check: CheckRow
  /** Further buttons beside the exports. */
  actions?: ReactNode
}

/** What a check found, with exports of all columns, in the order on the screen. */
export function RankingResults({ check, actions }: RankingResultsProps) {
  const [sort, setSort] = useState<Sort | null>(null)
  const rows = check.search_ranking_results

  const save = (format: TableFormat) => {
    const shown = orderRows(rows, rankingOrder(), sort)
    void saveTable(searchFileName(check.search_term, format, now()), rankingTable(shown), format)
  }
  return (
    <section aria-label={rankingWords.results}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          <ExportButtons
            label={check.search_term}
            disabled={rows.length === 0}
            onCsv={() => save('csv')}
            onExcel={() => save('xls')}
          />
          {actions}
        </div>
        <div className="flex flex-wrap items-center gap-3 text-14 text-quiet">
          {rows.length > 0 && <p className="print:hidden">{rankingWords.pressForDetails}</p>}
          {check.source === 'sample' && <SampleDataBadge />}
        </div>
      </div>
      <RankingTable
        key={check.id}
        caption={rankingWords.caption(check.search_term)}
        rows={rows}
        onSort={setSort}
      />
    </section>
  )
}
