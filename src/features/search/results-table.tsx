import { useMemo, useState } from 'react'
import { resultItems, resultsFileName, resultTable } from '#src/domain/export-rows.ts'
import { messages } from '#src/domain/messages.ts'
import type { SearchRow } from '#src/domain/rows.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/save-table.ts'
import { DataTable } from '#src/ui/data-table.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ExportButtons } from '#src/ui/export-buttons.tsx'
import { orderRows, type Sort } from '#src/ui/row-order.ts'
import { SampleDataBadge } from '#src/ui/sample-data-badge.tsx'
import { resultColumns } from './result-columns.tsx'

/** What a search found, with exports of exactly what is shown, in that order. */
export function ResultsTable({ search }: { search: SearchRow }) {
  const [sort, setSort] = useState<Sort | null>(null)
  const items = useMemo(() => resultItems(search), [search])
  const columns = resultColumns[search.search_type === 'autocomplete' ? 'autocomplete' : 'basic']

  const save = (format: TableFormat) => {
    const shown = orderRows(items, columns, sort)
    void saveTable(resultsFileName(search.search_term, format, now()), resultTable(shown, format), format)
  }

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <ExportButtons
          label={search.search_term}
          disabled={items.length === 0}
          onCsv={() => save('csv')}
          onExcel={() => save('xls')}
        />
        {search.source === 'sample' && <SampleDataBadge />}
      </div>
      <DataTable
        caption={`Results for ${search.search_term}`}
        columns={columns}
        rows={items}
        rowKey={(item) => item.word}
        empty={
          <EmptyState title={messages.noResults}>
            TikTok had no suggestions for this phrase. Try a shorter or more common one.
          </EmptyState>
        }
        onSort={setSort}
      />
    </>
  )
}
