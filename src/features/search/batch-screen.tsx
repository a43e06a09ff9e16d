import { useState } from 'react'
import { useLocation } from 'wouter'
import { countryName } from '#src/domain/countries.ts'
import { type BatchState, newBatch } from '#src/domain/search/batch-state.ts'
import type { SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { newId } from '#src/lib/ids.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { lookupWords } from '#src/words/lookups.ts'
import { batchWords } from '#src/words/search-batch.ts'
import { standingOf } from './batch-phrase.ts'
import { BatchProgress } from './batch-progress.tsx'
import { BatchRemarks } from './batch-remarks.tsx'
import type { SearchAllowance } from './use-allowance.ts'
import { useBatch } from './use-batch.ts'

const LimitDialog = lazyPart(
  'plans',
  async () => (await import('#src/parts/search/limit-dialog.tsx')).LimitDialog,
  {
    place: 'dialog',
  },
)

// The table is needed when the first answer is here, the form when it is asked for.
const BatchResults = lazyPart('results', async () => (await import('./batch-results.tsx')).BatchResults, {
  waiting: () => <Skeleton label={lookupWords.loadingResults} shape="table" />,
})
const BatchAsk = lazyPart('form', async () => (await import('./batch-ask.tsx')).BatchAsk, {
  waiting: () => <Skeleton label={batchWords.loadingForm} shape="card" />,
})

interface BatchScreenProps {
  title: string
  batch: SearchBatch
  /** Null where somebody came by the address alone. */
  state: BatchState | null
  allowance: SearchAllowance
  /** The address of a batch of this kind. */
  linkTo: (batch: SearchBatch) => string
}

/** A batch of searches: its progress, what it found, and what is left of it. */
export function BatchScreen({ title, batch, state, allowance, linkTo }: BatchScreenProps) {
  const [, navigate] = useLocation()
  const [changing, setChanging] = useState(false)
  const keep = (next: BatchState) => navigate(linkTo(batch), { state: next, replace: true })
  const { phrases, running, stopping, limitReached, run, cancel } = useBatch(batch, state, keep)
  if (!phrases) return <Skeleton label={lookupWords.loadingSearches} shape="table" />

  const { usage } = allowance
  const standing = standingOf(phrases)
  const isAutocomplete = batch.type === 'autocomplete'
  return (
    <>
      <PageHeader
        title={title}
        lead={
          <>
            {batchWords.phrases(batch.phrases.length)}
            {isAutocomplete && `, ${countryName(batch.country)}`}
            {usage && (
              <span className="block tabular-nums">{batchWords.used(usage.used, usage.allowance)}</span>
            )}
          </>
        }
        actions={
          <Button variant="secondary" aria-expanded={changing} onClick={() => setChanging(!changing)}>
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
        <BatchProgress
          value={phrases.length - standing.left.length}
          max={phrases.length}
          stopping={stopping}
          onCancel={cancel}
        />
      ) : (
        <BatchRemarks
          standing={standing}
          paid={state !== null}
          onRun={run}
          onBegin={(answers) => keep(newBatch(newId(), answers))}
        />
      )}
      <BatchResults batch={batch} done={standing.done} running={running} />
      {limitReached && !running && <LimitDialog />}
    </>
  )
}
