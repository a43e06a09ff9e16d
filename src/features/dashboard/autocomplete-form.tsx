import type { PlanRow, Usage } from '#src/domain/account/rows.ts'
import { availableBatchModes } from '#src/domain/search/batch-modes.ts'
import { BatchForm } from '#src/parts/search/batch-form.tsx'
import { findFreshAnswers, useLookUp } from '#src/parts/search/use-look-up.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'

/** TikTok's suggestions: for one phrase, for several, or letter by letter. */
export function AutocompleteForm({ plan, usage }: { plan: PlanRow; usage: Usage | null }) {
  const lookUp = useLookUp()
  return (
    <>
      <p className="mb-4 text-14 text-quiet">{dashboardWords.autocompleteAbout}</p>
      <BatchForm
        modes={availableBatchModes(plan.modes)}
        countries={plan.countries}
        usage={usage}
        findFresh={(choice) => findFreshAnswers({ mode: 'several', ...choice })}
        onRun={(choice, answers) => lookUp({ mode: 'several', ...choice }, answers)}
      />
    </>
  )
}
