import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { findStoredAnswers } from '#src/db/searches.ts'
import { type BatchState, newBatch } from '#src/domain/batch-state.ts'
import { countryName } from '#src/domain/countries.ts'
import type { SearchBatch } from '#src/domain/phrase-batches.ts'
import { freshSince } from '#src/domain/stored-answers.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { BatchForm } from '#src/ui/batch-form.tsx'
import { Button } from '#src/ui/button.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { standingOf } from './batch-phrase.ts'
import { BatchProgress } from './batch-progress.tsx'
import { BatchRemarks } from './batch-remarks.tsx'
import { BatchResults } from './batch-results.tsx'
import type { Allowance } from './use-allowance.ts'
import { useBatch } from './use-batch.ts'

const LimitDialog = lazy(async () => ({ default: (await import('./limit-dialog.tsx')).LimitDialog }))

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
  const begin = (next: SearchBatch, started: BatchState, replace = false) =>
    navigate(linkTo(next), { state: started, replace })
  const { phrases, running, stopping, limitReached, run, cancel } = useBatch(batch, state, (next) =>
    begin(batch, next, true),
  )
  if (!phrases) return <Skeleton label="Loading your searches" shape="table" />

  const { usage, modes, countries } = allowance
  const standing = standingOf(phrases)
  const isAutocomplete = batch.type === 'autocomplete'
  const count = `${batch.phrases.length} ${batch.phrases.length === 1 ? 'phrase' : 'phrases'}`
  return (
    <>
      <PageHeader
        title={title}
        lead={
          <>
            {count}
            {isAutocomplete && `, ${countryName(batch.country)}`}
            {usage && (
              <span className="block tabular-nums">
                Searches used this month: {usage.used}/{usage.allowance}
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
            <BatchForm
              modes={isAutocomplete ? modes : ['multiple']}
              countries={isAutocomplete ? countries : []}
              usage={usage}
              initial={{ phrases: [...batch.phrases], country: batch.country }}
              findFresh={(choice) =>
                findStoredAnswers({ search_type: batch.type, ...choice }, freshSince(now()))
              }
              onRun={(choice, answers) => begin({ ...batch, ...choice }, newBatch(newId(), answers))}
            />
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
          onBegin={(answers) => begin(batch, newBatch(newId(), answers), true)}
        />
      )}
      <BatchResults batch={batch} done={standing.done} running={running} />
      {limitReached && !running && (
        <Suspense>
          <LimitDialog />
        </Suspense>
      )}
    </>
  )
}
