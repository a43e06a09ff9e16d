import { Fragment, type ReactNode } from 'react'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'

interface ResultsHeadingProps {
  title: ReactNode
  kind: string
  facts: readonly ReactNode[]
  isSample: boolean
  /** Null if there are no results. */
  onSave: ((format: TableFormat) => void) | null
  actions?: ReactNode
}

export function ResultsHeading({ title, kind, facts, isSample, onSave, actions }: ResultsHeadingProps) {
  const told = facts.filter((fact) => fact !== null && fact !== false && fact !== undefined)
  return (
    <header className="mb-5">
      <div className="flex items-start justify-between gap-4">
        <h1 className="min-w-0 break-words text-25">{title}</h1>
        <div className="flex shrink-0 flex-col-reverse items-end gap-2 sm:flex-row">
          {actions}
          {onSave ? (
            <ExportButtons onSave={onSave} />
          ) : (
            // Reserves the buttons' space, so that the title does not move when the results load.
            <span className="h-11 w-36 dense:h-9" />
          )}
        </div>
      </div>
      <div className="mt-1 text-14 text-quiet">
        <h2 className="inline font-normal font-sans text-14 tracking-normal">{kind}</h2>
        {told.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no key except their place in the line
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
