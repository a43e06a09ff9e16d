import { useDeferredValue, useMemo, useState } from 'react'
import { resultItems } from '#src/domain/search/export-rows.ts'
import { mergeKeywords } from '#src/domain/search/merged-keywords.ts'
import type { SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { ChoiceField } from '#src/ui/controls/choice-field.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { lookupWords } from '#src/words/lookups.ts'
import { batchWords } from '#src/words/search-batch.ts'
import type { BatchStanding } from './batch-phrase.ts'
import { BatchTable } from './batch-table.tsx'

const MergedTable = lazyPart('mergedTable', async () => (await import('./merged-table.tsx')).MergedTable, {
  waiting: () => <Skeleton label={lookupWords.loadingResults} shape="table" />,
})

interface BatchResultsProps {
  batch: SearchBatch
  done: BatchStanding['done']
  running: boolean
}

type View = 'seeds' | 'merged'

/** What a batch has found so far: as it came, or with duplicates folded. */
export function BatchResults({ batch, done, running }: BatchResultsProps) {
  const [view, setView] = useState<View>('seeds')
  // The choice is seen at once, its table between the frames.
  const prerenderedView = useDeferredValue(view)
  // Stored searches never change: what is done is told by their ids.
  const key = done.map(({ place, search }) => `${place} ${search.id}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `done`, which is new at each draw
  const items = useMemo(() => done.flatMap(({ search }) => resultItems(search)), [key])
  // A table of many lines may lag behind the progress, not hold it up; the first lines are few and come at once.
  const lagging = useDeferredValue(items)
  const shown = lagging.length === 0 ? items : lagging
  const merged = useMemo(() => mergeKeywords(shown), [shown])

  if (items.length === 0 && running) return <Skeleton label={lookupWords.loadingResults} shape="table" />
  if (items.length === 0)
    return (
      <EmptyState title={done.length > 0 ? lookupWords.noResults : batchWords.nothingYetTitle}>
        {done.length > 0 ? batchWords.noSuggestions : batchWords.nothingYet}
      </EmptyState>
    )
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <ChoiceField
          label={batchWords.view}
          value={view}
          onChange={setView}
          options={[
            { value: 'seeds', label: batchWords.bySeed },
            { value: 'merged', label: batchWords.merged },
          ]}
        />
        {done.some(({ search }) => search.source === 'sample') && <SampleDataBadge />}
      </div>
      {prerenderedView === 'seeds' ? (
        <BatchTable batch={batch} items={shown} />
      ) : (
        <MergedTable batch={batch} keywords={merged} />
      )}
    </>
  )
}
