import { useLocation } from 'wouter'
import { findStoredAnswers } from '#src/db/reads/searches.ts'
import type { PlanRow, Usage } from '#src/domain/account/rows.ts'
import { availableBatchModes } from '#src/domain/search/batch-modes.ts'
import { newBatch } from '#src/domain/search/batch-state.ts'
import { phraseText } from '#src/domain/search/phrase-batches.ts'
import { freshSince } from '#src/domain/search/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { BatchForm } from '#src/parts/search/batch-form.tsx'
import { dashboardWords } from '#src/words/home/dashboard.ts'

export function AutocompleteForm({ plan, usage }: { plan: PlanRow; usage: Usage | null }) {
  const [, navigate] = useLocation()
  return (
    <>
      <p className="mb-4 text-14 text-quiet">{dashboardWords.autocompleteAbout}</p>
      <BatchForm
        modes={availableBatchModes(plan.modes)}
        countries={plan.countries}
        usage={usage}
        findFresh={(choice) =>
          findStoredAnswers({ search_type: 'autocomplete', ...choice }, freshSince(now()))
        }
        // The new id stays in the history entry, so a reload shows the same searches.
        onRun={({ phrases, country }, answers) =>
          navigate(links.searchMulti(phraseText(phrases), country), { state: newBatch(newId(), answers) })
        }
      />
    </>
  )
}
