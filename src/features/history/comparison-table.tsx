import { ArrowDown, ArrowUp, Equal, Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type ComparedRow, movedBy } from '#src/domain/ranking/comparison.ts'
import { searchFileName } from '#src/domain/search/export-rows.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/save-table.ts'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { changeText, comparisonTable, comparisonWords } from '#src/words/comparison.ts'

const looks = {
  new: { Icon: Plus, ink: 'text-good' },
  up: { Icon: ArrowUp, ink: 'text-good' },
  down: { Icon: ArrowDown, ink: 'text-bad' },
  gone: { Icon: Minus, ink: 'text-bad' },
  unchanged: { Icon: Equal, ink: 'text-quiet' },
} as const

const order = Object.keys(looks) as (keyof typeof looks)[]

function ChangeCell<Row>({ compared }: { compared: ComparedRow<Row> }) {
  const { Icon, ink } = looks[compared.change]
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${ink}`}>
      <Icon size={14} aria-hidden="true" />
      {changeText(compared)}
    </span>
  )
}

interface ComparisonTableProps<Row> {
  term: string
  rows: readonly ComparedRow<Row>[]
  /** The two searches in words: "20 Nov 2026, 10:00, United Kingdom". */
  earlier: string
  later: string
  /** What to know before the two are compared. */
  remark: string | null
  /** Names a result: on the screen and, by several columns, in an export. */
  name: { header: string; cell: (row: Row) => ReactNode; text: (row: Row) => string }
  exported: { header: readonly string[]; label: (row: Row) => readonly string[] }
}

/** What two searches of the same phrase have in common and what not. */
export function ComparisonTable<Row>(props: ComparisonTableProps<Row>) {
  const { term, rows, earlier, later, remark, name, exported } = props
  const [sort, setSort] = useState<Sort | null>(null)
  const columns: Column<ComparedRow<Row>>[] = [
    {
      id: 'name',
      header: name.header,
      cell: ({ row }) => name.cell(row),
      sortValue: ({ row }) => name.text(row),
      primary: true,
    },
    {
      id: 'change',
      header: comparisonWords.change,
      cell: (compared) => <ChangeCell compared={compared} />,
      sortValue: (compared) => order.indexOf(compared.change) * 1000 - Math.abs(movedBy(compared) ?? 0),
    },
    {
      id: 'before',
      header: comparisonWords.before,
      cell: ({ before }) => before ?? '–',
      sortValue: ({ before }) => before ?? Number.NaN,
      align: 'end',
    },
    {
      id: 'after',
      header: comparisonWords.after,
      cell: ({ after }) => after ?? '–',
      sortValue: ({ after }) => after ?? Number.NaN,
      align: 'end',
    },
  ]
  const counts = order
    .map((change) => [rows.filter((row) => row.change === change).length, change] as const)
    .filter(([count]) => count > 0)
    .map(([count, change]) => comparisonWords.counts[change](count))
  const save = (format: TableFormat) => {
    const lines = comparisonTable(orderRows(rows, columns, sort), exported)
    void saveTable(searchFileName(`${term} compared`, format, now()), lines, format)
  }

  return (
    <section aria-label={comparisonWords.caption(term)} className="mt-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-14">
          {earlier} → {later}: <span className="text-quiet">{counts.join(', ')}</span>
        </p>
        <ExportButtons
          label={comparisonWords.file(term)}
          disabled={rows.length === 0}
          onCsv={() => save('csv')}
          onExcel={() => save('xls')}
        />
      </div>
      {remark && (
        <div className="mb-3">
          <Notice tone="warning">{remark}</Notice>
        </div>
      )}
      <DataTable
        caption={comparisonWords.caption(term)}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        empty={<EmptyState title={comparisonWords.nothingTitle}>{comparisonWords.nothing}</EmptyState>}
        onSort={setSort}
      />
    </section>
  )
}
