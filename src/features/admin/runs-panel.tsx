import type { Overview } from '#src/domain/shell/operations.ts'
import { formatDateTime, formatWhole } from '#src/lib/format.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'

type Run = Overview['runs'][number]

const amount = (id: 'claimed' | 'done' | 'failed' | 'retried', header: string): Column<Run> => ({
  id,
  header,
  align: 'end',
  cell: (run) => formatWhole(run[id]),
})

const columns: readonly Column<Run>[] = [
  { id: 'started', header: 'Started', primary: true, cell: (run) => formatDateTime(run.started_at) },
  {
    id: 'seconds',
    header: 'Took',
    align: 'end',
    cell: ({ seconds }) => (seconds === null ? 'not finished' : `${Math.round(seconds)} s`),
  },
  amount('claimed', 'Claimed'),
  amount('done', 'Done'),
  amount('failed', 'Failed'),
  amount('retried', 'To be retried'),
]

export function RunsPanel({ runs }: { runs: Overview['runs'] }) {
  return (
    <Panel title="Last runs of the tracker">
      <DataTable
        caption="Last runs of the tracker"
        columns={columns}
        rows={runs}
        rowKey={({ started_at }) => started_at}
        empty={<p className="text-quiet">The tracker has not run yet.</p>}
      />
    </Panel>
  )
}
