import type { TableFormat } from '#src/lib/save-table.ts'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { historyWords } from '#src/words/history.ts'

interface HistoryExportsProps {
  /** What is listed. */
  things: 'searches' | 'checks'
  /** How many of them the filter leaves; null where it leaves out none. */
  shown: number | null
  onSave: (what: 'all' | 'shown', format: TableFormat) => void
}

/** Saves a whole history, and what a filter leaves of it. */
export function HistoryExports({ things, shown, onSave }: HistoryExportsProps) {
  const group = (what: 'all' | 'shown', text: string) => (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-14 text-quiet print:hidden">{text}</span>
      <ExportButtons
        label={historyWords[things][what === 'all' ? 'allFile' : 'shownFile']}
        disabled={what === 'shown' && shown === 0}
        onCsv={() => onSave(what, 'csv')}
        onExcel={() => onSave(what, 'xls')}
      />
    </div>
  )
  return (
    <div className="flex flex-col gap-2 lg:items-end">
      {shown !== null && group('shown', historyWords.exportShown(shown))}
      {group('all', historyWords[things].exportAll)}
    </div>
  )
}
