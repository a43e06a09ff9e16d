import { useState } from 'react'
import { countryName, defaultCountry } from '#src/domain/countries.ts'
import { type ResultItem, resultsFileName } from '#src/domain/search/export-rows.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/save-table.ts'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import type { DemoResults } from '#src/state/demo-cache.ts'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { demoTable, keywordTableWords } from '#src/words/keyword-tables.ts'
import { lookupWords } from '#src/words/lookups.ts'

/** The free search always asks for the default country (spec, section 1). */
const location = () => countryName(defaultCountry)

const columns = (): readonly Column<ResultItem>[] => [
  {
    id: 'word',
    header: keywordTableWords.keyword,
    cell: ({ word }) => <bdi>{word}</bdi>,
    sortValue: ({ word }) => word,
    primary: true,
  },
  { id: 'location', header: keywordTableWords.location, cell: location },
  { id: 'seed', header: keywordTableWords.seedPhrase, cell: ({ seed_phrase }) => <bdi>{seed_phrase}</bdi> },
]

/** What a visitor has found, with exports of exactly what is shown. */
export function DemoTable({ query, results }: { query: string; results: DemoResults }) {
  const [sort, setSort] = useState<Sort | null>(null)
  const { items, source } = results
  const save = (format: TableFormat) => {
    const shown = orderRows(items, columns(), sort)
    void saveTable(resultsFileName(query, format, now()), demoTable(shown, location()), format)
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <ExportButtons disabled={items.length === 0} onCsv={() => save('csv')} onExcel={() => save('xls')} />
        {source === 'sample' && <SampleDataBadge />}
      </div>
      <DataTable
        caption={lookupWords.resultsFor(query)}
        columns={columns()}
        rows={items}
        rowKey={(item) => item.word}
        empty={<EmptyState title={lookupWords.noResults}>{lookupWords.noSuggestions}</EmptyState>}
        onSort={setSort}
      />
    </>
  )
}
