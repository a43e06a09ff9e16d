import { memo, useState } from 'react'
import { type ResultItem, resultsFileName } from '#src/domain/search/export-rows.ts'
import type { SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/save-table.ts'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { resultTable } from '#src/words/keyword-tables.ts'
import { lookupWords } from '#src/words/lookups.ts'
import { batchWords } from '#src/words/search-batch.ts'
import { resultColumns } from './result-columns.tsx'

interface BatchTableProps {
  batch: SearchBatch
  items: readonly ResultItem[]
}

/**
 * The results of a batch in the order of its phrases, with exports of exactly what is shown. They can be thousands: drawn
 * again only for others.
 */
export const BatchTable = memo(function BatchTable({ batch, items }: BatchTableProps) {
  const [sort, setSort] = useState<Sort | null>(null)
  const columns = resultColumns(batch.type)
  // A phrase can be searched twice: the place in the whole tells its lines apart.
  const keys = new Map(items.map((item, index) => [item, String(index)]))

  const save = (format: TableFormat) => {
    const shown = orderRows(items, columns, sort)
    const name = resultsFileName(batch.phrases.join(' '), format, now())
    void saveTable(name, resultTable(shown, format), format)
  }
  return (
    <>
      <div className="mb-3">
        <ExportButtons onCsv={() => save('csv')} onExcel={() => save('xls')} />
      </div>
      <DataTable
        caption={batchWords.results}
        columns={columns}
        rows={items}
        rowKey={(item) => keys.get(item) ?? ''}
        empty={lookupWords.noResults}
        onSort={setSort}
      />
    </>
  )
})
