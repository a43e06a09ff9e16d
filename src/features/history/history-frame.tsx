import { ListFilter } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { historyWords } from '#src/words/history/history.ts'
import { type HistoryKind, HistoryKinds } from './history-kinds.tsx'
import type { UseHistoryFilter } from './use-history-filter.ts'

const HistoryFilters = lazyPart(
  'form',
  async () => (await import('./history-filters.tsx')).HistoryFilters,
  // As high as its fields.
  { waiting: () => <div className="h-74 lg:h-17 lg:dense:h-15" /> },
)

interface HistoryFrameProps {
  kind: HistoryKind
  filters: UseHistoryFilter
  /** Whether there is nothing, or nothing yet, to filter and to save. */
  empty: boolean
  /** Saves what the filter leaves; all of it where it leaves nothing out. */
  onSave: (format: TableFormat) => void
  children: ReactNode
}

/** What the three histories have in common: which one it is, its filter and its file. */
export function HistoryFrame({ kind, filters, empty, onSave, children }: HistoryFrameProps) {
  const [open, setOpen] = useState(filters.narrows)
  const id = useId()
  const { allFile, shownFile } = historyWords[kind]
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* On a phone the bar above says it. */}
        <h1 className="text-31 max-lg:sr-only">{historyWords.title}</h1>
        <HistoryKinds current={kind} />
        {/* Keeps its room: what there is of a history may come after the page. */}
        <div
          className={`flex items-center gap-2 max-lg:basis-full max-lg:justify-between lg:ml-auto ${empty ? 'invisible' : ''}`}
        >
          <Button
            variant="secondary"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onPointerDown={() => void HistoryFilters.preload()}
            onClick={() => setOpen(!open)}
          >
            <ListFilter size={16} aria-hidden="true" className={filters.narrows ? 'text-accent' : ''} />
            {historyWords.filter}
          </Button>
          <ExportButtons
            label={filters.narrows ? shownFile : allFile}
            onCsv={() => onSave('csv')}
            onExcel={() => onSave('xls')}
          />
        </div>
      </header>
      {open && !empty && (
        <search id={id} className="mb-4 block print:hidden">
          <HistoryFilters {...filters} days={kind !== 'daily'} />
        </search>
      )}
      {children}
    </>
  )
}
