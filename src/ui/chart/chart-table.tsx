import { chartWords } from '#src/words/controls/chart.ts'
import { DataTable } from '../table/data-table.tsx'
import type { ChartContent } from './chart-content.ts'

interface ChartTableProps {
  title: string
  xLabel: string
  content: ChartContent
}

export function ChartTable({ title, xLabel, content }: ChartTableProps) {
  const { band } = content
  return (
    <div className="max-h-96 overflow-auto">
      <DataTable
        caption={title}
        columns={[
          { id: 'x', header: xLabel, cell: (row) => content.formatX(row.x), primary: true },
          ...content.lines.map((line) => ({
            id: line.label,
            header: line.label,
            align: 'end' as const,
            cell: (row: { index: number }) => {
              const value = line.values[row.index]
              return value == null ? '–' : content.formatY(value)
            },
          })),
          ...(band
            ? [
                {
                  id: 'band',
                  header: band.label,
                  align: 'end' as const,
                  cell: (row: { x: number }) => (row.x >= band.since ? band.range : '–'),
                },
              ]
            : []),
          ...(content.remarks
            ? [
                {
                  id: 'remarks',
                  header: chartWords.remarks,
                  cell: (row: { index: number }) => content.remarks?.(row.index).join(', '),
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
