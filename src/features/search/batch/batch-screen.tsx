import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { countryName } from '#src/domain/countries.ts'
import { type BatchState, newBatch, readBatchState } from '#src/domain/search/batch-state.ts'
import type { SearchBatch } from '#src/domain/search/phrase-batches.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { newId } from '#src/lib/ids.ts'
import { CreditsUsedUp } from '#src/parts/plan/credits-used-up.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { uiWords } from '#src/words/controls/ui.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { batchWords } from '#src/words/search/search-batch.ts'
import { ResultsHeading } from '../results-heading.tsx'
import type { BatchAskProps } from './batch-ask.tsx'
import { groupPhrases } from './batch-phrase.ts'
import { BatchRemarks } from './batch-remarks.tsx'
import { useBatch } from './use-batch.ts'

const BatchResults = lazyPart('results', () => import('./batch-results.tsx'), 'BatchResults', {
  waiting: () => <Skeleton label={lookupWords.loadingResults} shape="table" />,
})
const BatchAsk = lazyPart('form', () => import('./batch-ask.tsx'), 'BatchAsk', {
  waiting: () => <Skeleton label={batchWords.loadingForm} shape="card" />,
})

const named = 2

function headingText({ phrases }: SearchBatch): string {
  const distinct = [...new Set(phrases)]
  const shown = distinct.slice(0, named).join(', ')
  return distinct.length > named ? batchWords.andMore(shown, distinct.length - named) : shown
}

interface BatchScreenProps extends BatchAskProps {
  title: string
}

export function BatchScreen(props: BatchScreenProps) {
  // Null if the page was opened directly by its URL.
  const state = readBatchState(useHistoryState<unknown>())
  return <Batch key={`${state?.batchId} ${props.linkTo(props.batch)}`} state={state} {...props} />
}

function Batch({ title, batch, allowance, linkTo, state }: BatchScreenProps & { state: BatchState | null }) {
  const [, navigate] = useLocation()
  const [changing, setChanging] = useState(false)
  const keep = (next: BatchState) => navigate(linkTo(batch), { state: next, replace: true })
  const { phrases, running, stopping, limitReached, run, cancel } = useBatch(batch, state, keep)
  const standing = groupPhrases(phrases ?? [])
  const searches = standing.done.map(({ search }) => search)
  const save = useRef<(format: TableFormat) => void>(null)
  if (!phrases) return <Skeleton label={lookupWords.loadingSearches} shape="table" />

  const { usage } = allowance
  const ended = phrases.length - standing.left.length
  const found = searches.some(({ search_results }) => search_results.length > 0)
  return (
    <>
      <ResultsHeading
        title={<bdi>{headingText(batch)}</bdi>}
        kind={title}
        facts={[
          batchWords.phrases(batch.phrases.length),
          batch.type === 'autocomplete' && countryName(batch.country),
          usage && <span className="tabular-nums">{batchWords.used(usage.used, usage.allowance)}</span>,
        ]}
        isSample={searches.some(({ source }) => source === 'sample')}
        onSave={found ? (format) => save.current?.(format) : null}
        actions={
          <Button aria-expanded={changing} onClick={() => setChanging(!changing)}>
            {batchWords.change}
          </Button>
        }
      />
      {changing && (
        <div className="mb-6">
          <Panel title={batchWords.changeTitle}>
            <BatchAsk batch={batch} allowance={allowance} linkTo={linkTo} />
          </Panel>
        </div>
      )}
      {running ? (
        <div className="mb-6 flex flex-wrap items-end gap-4">
          <div className="min-w-0 grow basis-64">
            <ProgressBar
              label={lookupWords.gathering}
              value={ended}
              max={phrases.length}
              text={batchWords.progress(ended, phrases.length)}
            />
            <p className="mt-2 text-14 text-quiet" role="status">
              {stopping ? batchWords.stopping : batchWords.moments}
            </p>
          </div>
          <Button busy={stopping} onClick={cancel}>
            {uiWords.cancel}
          </Button>
        </div>
      ) : (
        <BatchRemarks
          standing={standing}
          paid={state !== null}
          onRun={run}
          onBegin={(answers) => keep(newBatch(newId(), answers))}
        />
      )}
      <BatchResults {...{ batch, searches, running, save }} />
      {limitReached && !running && <CreditsUsedUp />}
    </>
  )
}
