import { type Ref, useImperativeHandle } from 'react'
import type { SearchBatch } from '#src/domain/search/phrase-batches.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { ChoiceField } from '#src/ui/controls/segments.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { mergedWords } from '#src/words/keywords/merged-keywords.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { batchWords } from '#src/words/search/search-batch.ts'
import { KeywordList, useKeywordList } from '../keyword-list.tsx'

interface BatchResultsProps {
  batch: SearchBatch
  searches: readonly SearchRow[]
  running: boolean
  save: Ref<(format: TableFormat) => void>
}

export function BatchResults({ batch, searches, running, save }: BatchResultsProps) {
  const list = useKeywordList(searches, batch.type, batch.phrases.join(' '))
  useImperativeHandle(save, () => list.save)
  if (list.count === 0 && running) return <Skeleton label={lookupWords.loadingResults} shape="table" />
  if (list.count === 0)
    return (
      <EmptyState title={searches.length > 0 ? lookupWords.noResults : batchWords.nothingYetTitle}>
        {searches.length > 0 ? batchWords.noSuggestions : batchWords.nothingYet}
      </EmptyState>
    )
  return (
    <>
      <div className="mb-2 flex flex-wrap items-end gap-x-6 gap-y-3">
        <ChoiceField
          label={batchWords.view}
          value={list.chosenView}
          onChange={list.setView}
          options={[
            { value: 'seeds', label: batchWords.bySeed },
            ...(batch.phrases.length > 1 ? [{ value: 'merged', label: batchWords.merged } as const] : []),
            { value: 'clusters', label: batchWords.clusters },
          ]}
        />
        <div className="grow sm:max-w-72">
          <TextField
            label={mergedWords.filter}
            name="filter"
            type="search"
            value={list.text}
            onChange={list.setText}
            autoComplete="off"
          />
        </div>
      </div>
      <KeywordList
        caption={list.view === 'seeds' ? batchWords.results : mergedWords.caption}
        country={batch.country}
        list={list}
      />
    </>
  )
}
