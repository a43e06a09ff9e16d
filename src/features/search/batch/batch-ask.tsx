import { useLocation } from 'wouter'
import { findStoredAnswers } from '#src/db/reads/searches.ts'
import { newBatch } from '#src/domain/search/batch-state.ts'
import type { SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { freshSince } from '#src/domain/search/rows.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { BatchForm } from '#src/parts/search/batch-form.tsx'
import { type SearchAllowance, useCreditsWarning } from '../use-allowance.tsx'

interface BatchAskProps {
  batch: SearchBatch
  allowance: SearchAllowance
  linkTo: (batch: SearchBatch) => string
}

/** In its own chunk, because a finished batch does not need it. */
export function BatchAsk({ batch, allowance, linkTo }: BatchAskProps) {
  const [, navigate] = useLocation()
  const isAutocomplete = batch.type === 'autocomplete'
  const usedUp = useCreditsWarning()
  if (usedUp) return usedUp
  return (
    <BatchForm
      modes={isAutocomplete ? allowance.modes : ['multiple']}
      countries={isAutocomplete ? allowance.countries : []}
      usage={allowance.usage}
      initial={{ phrases: [...batch.phrases], country: batch.country }}
      findFresh={(choice) => findStoredAnswers({ search_type: batch.type, ...choice }, freshSince(now()))}
      onRun={(choice, answers) =>
        navigate(linkTo({ ...batch, ...choice }), { state: newBatch(newId(), answers) })
      }
    />
  )
}
