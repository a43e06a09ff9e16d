import { useMemo, useState } from 'react'
import { resultItems, resultsFileName } from '#src/domain/search/export-rows.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/save-table.ts'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { resultTable } from '#src/words/keyword-tables.ts'
import { lookupWords } from '#src/words/lookups.ts'
import { resultColumns } from './result-columns.tsx'

/** What a search found, with exports of exactly what is shown, in that order. */
export function ResultsTable({ search }: { search: SearchRow }) {
  const [sort, setSort] = useState<Sort | null>(null)
  const items = useMemo(() => resultItems(search), [search])
  const columns = resultColumns(search.search_type === 'autocomplete' ? 'autocomplete' : 'basic')

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
        caption={lookupWords.resultsFor(search.search_term)}
        columns={columns}
        rows={items}
        rowKey={(item) => item.word}
        empty={<EmptyState title={lookupWords.noResults}>{lookupWords.noSuggestions}</EmptyState>}
        onSort={setSort}
      />
    </>
  )
}
