import { useDeferredValue, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { resultsFileName } from '#src/domain/search/export-rows.ts'
import { filterKeywords, type MergedKeyword } from '#src/domain/search/merged-keywords.ts'
import { phraseText, type SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/save-table.ts'
import { showToast } from '#src/state/toasts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { mergedTable } from '#src/words/keyword-tables.ts'
import { mergedWords } from '#src/words/merged-keywords.ts'
import { mergedColumns } from './merged-columns.tsx'

interface MergedTableProps {
  batch: SearchBatch
  keywords: readonly MergedKeyword[]
}

/** Every keyword once, with what brought it: to filter, sort, copy and track. */
export function MergedTable({ batch, keywords }: MergedTableProps) {
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [sort, setSort] = useState<Sort | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const filter = useDeferredValue(text)
  const shown = useMemo(() => filterKeywords(keywords, filter), [keywords, filter])
  const columns = useMemo(() => mergedColumns(batch.type, chosen, setChosen), [batch.type, chosen])

  const ordered = () => orderRows(shown, columns, sort)
  const words = () =>
    orderRows(keywords, columns, sort)
      .filter(({ key }) => chosen.has(key))
      .map(({ word }) => word)
  const save = (format: TableFormat) => {
    const name = resultsFileName(batch.phrases.join(' '), format, now())
    void saveTable(name, mergedTable(ordered(), format), format)
  }
  const copy = () =>
    navigator.clipboard.writeText(phraseText(words())).then(
      () => showToast('good', mergedWords.copied(chosen.size)),
      () => showToast('bad', mergedWords.cannotCopy),
    )
  const allShown = shown.length > 0 && shown.every(({ key }) => chosen.has(key))

  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div className="grow sm:max-w-72">
          <TextField
            label={mergedWords.filter}
            name="filter"
            type="search"
            value={text}
            onChange={setText}
            autoComplete="off"
          />
        </div>
        <ExportButtons disabled={shown.length === 0} onCsv={() => save('csv')} onExcel={() => save('xls')} />
      </div>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-14 text-quiet tabular-nums" role="status">
          {chosen.size > 0
            ? mergedWords.selected(chosen.size, keywords.length)
            : mergedWords.keywords(shown.length)}
        </p>
        <Button
          variant="quiet"
          disabled={shown.length === 0}
          onClick={() => setChosen(allShown ? new Set() : new Set(shown.map(({ key }) => key)))}
        >
          {allShown ? mergedWords.selectNone : mergedWords.selectAll}
        </Button>
        {chosen.size > 0 && (
          <>
            <Button variant="secondary" onClick={() => void copy()}>
              {mergedWords.copy}
            </Button>
            <Button
              onClick={() =>
                navigate(links.rankTracking({ add: phraseText(words()), country: batch.country }))
              }
            >
              {mergedWords.track}
            </Button>
          </>
        )}
      </div>
      <DataTable
        caption={mergedWords.caption}
        columns={columns}
        rows={shown}
        rowKey={({ key }) => key}
        empty={
          <EmptyState
            title={mergedWords.noneContains(filter)}
            action={
              <Button variant="secondary" onClick={() => setText('')}>
                {mergedWords.showAll}
              </Button>
            }
          />
        }
        onSort={setSort}
      />
    </>
  )
}
