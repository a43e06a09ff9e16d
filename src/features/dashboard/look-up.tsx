import { type RefObject, useId, useState } from 'react'
import { hasAutocomplete, isSpent } from '#src/domain/account/credits.ts'
import { includesTracking } from '#src/domain/account/plans.ts'
import type { PlanRow, Usage } from '#src/domain/account/rows.ts'
import { defaultCountry } from '#src/domain/countries.ts'
import { availableBatchModes } from '#src/domain/search/lookup-modes.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { CreditsUsedUpNotice } from '#src/parts/plan/credits-used-up-notice.tsx'
import { BatchForm } from '#src/parts/search/batch-form.tsx'
import { PhraseField } from '#src/parts/search/phrase-field.tsx'
import { findFreshAnswers, useLookUp } from '#src/parts/search/use-look-up.ts'
import { usePhraseForm } from '#src/parts/search/use-phrase-form.ts'
import { useStoredOffer } from '#src/parts/search/use-stored-offer.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Segments } from '#src/ui/controls/segments.tsx'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { placeWords } from '#src/words/shell/places.ts'
import { RowLink } from './row-link.tsx'

interface LookUpProps {
  plan: PlanRow | null
  usage: Usage | null
  ref?: RefObject<HTMLElement | null>
}

function AutocompleteForm({ plan, usage }: { plan: PlanRow; usage: Usage | null }) {
  const lookUp = useLookUp()
  return (
    <>
      <p className="mb-4 text-14 text-quiet">{dashboardWords.autocompleteAbout}</p>
      <BatchForm
        modes={availableBatchModes(plan.modes)}
        countries={plan.countries}
        usage={usage}
        findFresh={(choice) => findFreshAnswers({ mode: 'multiple', ...choice })}
        onRun={(choice, answers) => lookUp({ mode: 'multiple', ...choice }, answers)}
      />
    </>
  )
}

function BasicForm() {
  const { busy, offer, ask, withdraw } = useStoredOffer(findFreshAnswers, useLookUp())
  const { field, submit } = usePhraseForm((phrase) =>
    ask({ mode: 'related', phrases: [phrase], country: defaultCountry }),
  )
  return (
    <>
      <p className="mb-4 text-14 text-quiet">{lookupWords.relatedAbout}</p>
      <form className="flex flex-col gap-3 sm:flex-row sm:items-start" onSubmit={submit}>
        <div className="grow">
          <PhraseField
            {...field}
            onChange={(text) => {
              field.onChange(text)
              withdraw()
            }}
          />
        </div>
        {/* Aligns the button with the field instead of its label. */}
        <div className="flex flex-col sm:pt-6.5">
          <Button variant="primary" type="submit" busy={busy}>
            {lookupWords.search}
          </Button>
        </div>
      </form>
      {offer}
    </>
  )
}

function LookUpForms({ plan, usage }: { plan: PlanRow | null; usage: Usage | null }) {
  const withSuggestions = plan !== null && hasAutocomplete(plan)
  const [chosen, setWay] = useState<'autocomplete' | 'basic'>('autocomplete')
  const way = withSuggestions ? chosen : 'basic'
  return (
    <>
      {withSuggestions && (
        <div className="mb-4 flex *:flex-wrap">
          <Segments
            label={dashboardWords.lookUpWays}
            value={way}
            onChange={setWay}
            options={[
              { value: 'autocomplete', label: dashboardWords.autocomplete },
              { value: 'basic', label: lookupWords.modes.related },
            ]}
          />
        </div>
      )}
      <section aria-label={way === 'autocomplete' ? dashboardWords.autocomplete : lookupWords.modes.related}>
        {way === 'autocomplete' && plan ? <AutocompleteForm plan={plan} usage={usage} /> : <BasicForm />}
      </section>
    </>
  )
}

export function LookUp({ plan, usage, ref }: LookUpProps) {
  const id = useId()
  const spent = isSpent(usage, now())
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className="min-w-0 scroll-mt-16 rounded-md border border-line bg-raised p-4"
    >
      <h2 id={id} className="mb-3 text-16">
        {dashboardWords.lookUp}
      </h2>
      {spent ? (
        <>
          <CreditsUsedUpNotice usage={usage} plan={plan} />
          {includesTracking(plan) && <p className="mt-3 text-14 text-quiet">{dashboardWords.checksGoOn}</p>}
        </>
      ) : (
        <LookUpForms plan={plan} usage={usage} />
      )}
      <ul className="mt-4 border-line border-t">
        <li className="border-line border-b">
          <RowLink href={routes.searchCheck}>
            {lookupWords.resultsCheck}
            <span className="block text-12 text-quiet">{lookupWords.resultsCheckAbout}</span>
          </RowLink>
        </li>
        <li>
          <RowLink href={routes.rankTracking}>
            {placeWords.tracking}
            <span className="block text-12 text-quiet">{dashboardWords.trackingAbout}</span>
          </RowLink>
        </li>
      </ul>
    </section>
  )
}
