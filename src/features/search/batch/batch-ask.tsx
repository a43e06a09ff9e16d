import { useLocation } from 'wouter'
import type { Allowance } from '#src/db/reads/profile.ts'
import { findStoredAnswers } from '#src/db/reads/searches.ts'
import { isSpent } from '#src/domain/account/credits.ts'
import { newBatch } from '#src/domain/search/batch-state.ts'
import { availableBatchModes } from '#src/domain/search/lookup-modes.ts'
import type { SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { freshSince } from '#src/domain/search/rows.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { CreditsUsedUpNotice } from '#src/parts/plan/credits-used-up-notice.tsx'
import { BatchForm } from '#src/parts/search/batch-form.tsx'

export interface BatchAskProps {
  batch: SearchBatch
  allowance: Allowance
  linkTo: (batch: SearchBatch) => string
}

/** In its own chunk, because a finished batch does not need it. */
export function BatchAsk({ batch, allowance: { plan, usage }, linkTo }: BatchAskProps) {
  const [, navigate] = useLocation()
  const included = batch.type === 'autocomplete' ? plan : null
  if (isSpent(usage, now())) return <CreditsUsedUpNotice usage={usage} plan={plan} />
  return (
    <BatchForm
      modes={included ? availableBatchModes(included.modes) : ['multiple']}
      countries={included?.countries ?? []}
      usage={usage}
      initial={batch}
      findFresh={(choice) => findStoredAnswers({ search_type: batch.type, ...choice }, freshSince(now()))}
      onRun={(choice, answers) =>
        navigate(linkTo({ ...batch, ...choice }), { state: newBatch(newId(), answers) })
      }
    />
  )
}
