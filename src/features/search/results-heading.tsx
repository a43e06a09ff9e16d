import { Fragment, type ReactNode } from 'react'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'

interface ResultsHeadingProps {
  /** What was searched for. */
  title: ReactNode
  /** The kind of search, as the specification names it. */
  kind: string
  /** What else is to be said, in one line; what is false or missing is left out. */
  facts: readonly ReactNode[]
  isSample: boolean
  /** Exports what is shown; null where nothing is. */
  onSave: ((format: TableFormat) => void) | null
  actions?: ReactNode
}

/** Over the results of a search: the phrase, what was asked of it, and the exports of what is shown. */
export function ResultsHeading({ title, kind, facts, isSample, onSave, actions }: ResultsHeadingProps) {
  const told = facts.filter((fact) => fact !== null && fact !== false && fact !== undefined)
  return (
    <header className="mb-5">
      <div className="flex items-start justify-between gap-4">
        <h1 className="min-w-0 break-words text-25">{title}</h1>
        <div className="flex shrink-0 flex-col-reverse items-end gap-2 sm:flex-row">
          {actions}
          {onSave ? (
            <ExportButtons onCsv={() => onSave('csv')} onExcel={() => onSave('xls')} />
          ) : (
            // Their room: the title may not move when they come.
            <span className="h-11 w-36 dense:h-9" />
          )}
        </div>
      </div>
      <div className="mt-1 text-14 text-quiet">
        <h2 className="inline font-normal font-sans text-14 tracking-normal">{kind}</h2>
        {told.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact has no other name than its place in the line
          <Fragment key={place}> · {fact}</Fragment>
        ))}
        {isSample && (
          <>
            {' '}
            <span className="inline-flex align-middle">
              <SampleDataBadge />
            </span>
          </>
        )}
      </div>
    </header>
  )
}
