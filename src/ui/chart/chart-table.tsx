import { chartWords } from '#src/words/controls/chart.ts'
import { DataTable } from '../table/data-table.tsx'
import type { ChartContent } from './chart-content.ts'

interface ChartTableProps {
  title: string
  xLabel: string
  content: ChartContent
}

interface Row {
  x: number
  index: number
}

function numberColumn(id: string, header: string, cell: (row: Row) => string) {
  return { id, header, align: 'end', cell } as const
}

export function ChartTable({ title, xLabel, content }: ChartTableProps) {
  const { lines, band, remarks, formatX, formatY } = content
  return (
    <div className="max-h-96 overflow-auto">
      <DataTable
        caption={title}
        columns={[
          { id: 'x', header: xLabel, cell: ({ x }) => formatX(x), primary: true },
          ...lines.map(({ label, values }) =>
            numberColumn(label, label, ({ index }) => {
              const value = values[index]
              return value == null ? '–' : formatY(value)
            }),
          ),
          ...(band
            ? [numberColumn('band', band.label, ({ x }) => (x >= band.since ? band.range : '–'))]
            : []),
          ...(remarks
            ? [
                {
                  id: 'remarks',
                  header: chartWords.remarks,
                  cell: ({ index }: Row) => remarks(index).join(', '),
                },
              ]
            : []),
        ]}
        rows={content.x.map((x, index) => ({ x, index }))}
        rowKey={(row) => String(row.index)}
        empty={chartWords.noValues}
      />
    </div>
  )
}
