import { ListFilter } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { historyWords } from '#src/words/history/history.ts'
import { type HistoryKind, HistoryKinds } from './history-kinds.tsx'
import type { UseHistoryFilter } from './use-history-filter.ts'

const HistoryFilters = lazyPart('form', async () => (await import('./history-filters.tsx')).HistoryFilters, {
  waiting: () => <div className="h-74 lg:h-17 lg:dense:h-15" />,
})

interface HistoryFrameProps {
  kind: HistoryKind
  filters: UseHistoryFilter
  /** Whether there is nothing to filter or export, or nothing is loaded yet. */
  empty: boolean
  onSave: (format: TableFormat) => void
  children: ReactNode
}

export function HistoryFrame({ kind, filters, empty, onSave, children }: HistoryFrameProps) {
  const [open, setOpen] = useState(filters.narrows)
  const id = useId()
  const { allFile, shownFile } = historyWords[kind]
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* On a phone, the app bar shows the title. */}
        <h1 className="text-31 max-lg:sr-only">{historyWords.title}</h1>
        <HistoryKinds current={kind} />
        {/* Reserves space, because the history may load after the page. */}
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
