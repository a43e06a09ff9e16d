import { useState } from 'react'
import { useLocation } from 'wouter'
import { countryName } from '#src/domain/countries.ts'
import { type BatchState, newBatch } from '#src/domain/search/batch-state.ts'
import type { SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { counted, formatWhole } from '#src/lib/format.ts'
import { newId } from '#src/lib/ids.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { standingOf } from './batch-phrase.ts'
import { BatchProgress } from './batch-progress.tsx'
import { BatchRemarks } from './batch-remarks.tsx'
import type { Allowance } from './use-allowance.ts'
import { useBatch } from './use-batch.ts'

const LimitDialog = lazyPart('plans', async () => (await import('./limit-dialog.tsx')).LimitDialog, {
  place: 'dialog',
})

// The table is needed when the first answer is here, the form when it is asked for.
const BatchResults = lazyPart('results', async () => (await import('./batch-results.tsx')).BatchResults, {
  waiting: () => <Skeleton label="Loading the results" shape="table" />,
})
const BatchAsk = lazyPart('form', async () => (await import('./batch-ask.tsx')).BatchAsk, {
  waiting: () => <Skeleton label="Loading the form" shape="card" />,
})

interface BatchScreenProps {
  title: string
  batch: SearchBatch
  /** Null where somebody came by the address alone. */
  state: BatchState | null
  allowance: Allowance
  /** The address of a batch of this kind. */
  linkTo: (batch: SearchBatch) => string
}

/** A batch of searches: its progress, what it found, and what is left of it. */
export function BatchScreen({ title, batch, state, allowance, linkTo }: BatchScreenProps) {
  const [, navigate] = useLocation()
  const [changing, setChanging] = useState(false)
  const keep = (next: BatchState) => navigate(linkTo(batch), { state: next, replace: true })
  const { phrases, running, stopping, limitReached, run, cancel } = useBatch(batch, state, keep)
  if (!phrases) return <Skeleton label="Loading your searches" shape="table" />

  const { usage } = allowance
  const standing = standingOf(phrases)
  const isAutocomplete = batch.type === 'autocomplete'
  return (
    <>
      <PageHeader
        title={title}
        lead={
          <>
            {counted(batch.phrases.length, 'phrase')}
            {isAutocomplete && `, ${countryName(batch.country)}`}
            {usage && (
              <span className="block tabular-nums">
                Searches used this month: {formatWhole(usage.used)}/{formatWhole(usage.allowance)}
              </span>
            )}
          </>
        }
        actions={
          <Button variant="secondary" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            Change
          </Button>
        }
      />
      {changing && (
        <div className="mb-6">
          <Panel title="Change the search">
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
