import { useEffect, useState } from 'react'
import { isSpent } from '#src/domain/account/credits.ts'
import { maxPages } from '#src/domain/account/plans.ts'
import type { PlanRow, Usage } from '#src/domain/account/rows.ts'
import { defaultCountry } from '#src/domain/countries.ts'
import type { CheckQuestion } from '#src/domain/search/check-question.ts'
import { now } from '#src/lib/clock.ts'
import { CreditsUsedUpNotice } from '#src/parts/plan/credits-used-up-notice.tsx'
import { CountryField } from '#src/parts/search/country-field.tsx'
import { PhraseField } from '#src/parts/search/phrase-field.tsx'
import { RecentLookups } from '#src/parts/search/recent-lookups.tsx'
import { usePhraseForm } from '#src/parts/search/use-phrase-form.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { focusPage } from '#src/ui/hooks/focus.ts'
import { checkPriceText } from '#src/words/billing/prices.ts'
import { checkWords } from '#src/words/check/check.ts'
import { lookupFormWords } from '#src/words/search/lookup-form.ts'
import { lookupWords } from '#src/words/search/lookups.ts'

export type CheckChoice = Pick<CheckQuestion, 'search_term' | 'country' | 'pages'>

const most = 10
const pageChoices = [...Array.from({ length: most }, (_, n) => String(n + 1)), 'all']

function pagesToChoice(pages: number | null): string {
  return pages === null ? 'all' : String(Math.min(most, pages))
}

interface CheckFormProps {
  initial: CheckChoice
  plan: PlanRow | null
  usage: Usage | null
  searching: boolean
  onChange: () => void
  onSubmit: (choice: CheckChoice) => void
}

export function CheckForm({ folded, ...props }: CheckFormProps & { folded: boolean }) {
  useEffect(() => {
    // Folding removes the form, so the page takes the focus if the form had it.
    if (folded && document.activeElement === document.body) focusPage()
  }, [folded])
  if (!folded) return <OpenForm {...props} />
  return (
    <div className="-mt-4 mb-4">
      <Disclosure summary={checkWords.another}>
        <OpenForm {...props} />
      </Disclosure>
    </div>
  )
}

function OpenForm({ initial, plan, usage, searching, onChange, onSubmit }: CheckFormProps) {
  const countries = plan?.countries ?? [defaultCountry]
  const { field, submit } = usePhraseForm((phrase) => {
    if (!searching) onSubmit({ search_term: phrase, country, pages })
  }, initial.search_term)
  const [wantedCountry, setCountry] = useState(initial.country)
  const [wantedPages, setPages] = useState(pagesToChoice(initial.pages))
  // Back and forward navigation change the check. The form stays mounted, because a new key would remount it
  // and lose the focus.
  const [followed, setFollowed] = useState(initial)
  const isAnother =
    followed.search_term !== initial.search_term ||
    followed.country !== initial.country ||
    followed.pages !== initial.pages
  if (isAnother) {
    setFollowed(initial)
    field.onChange(initial.search_term)
    setCountry(initial.country)
    setPages(pagesToChoice(initial.pages))
  }
  // The plan may load or change while the form is open, and may then exclude the user's choice.
  const country = countries.includes(wantedCountry) ? wantedCountry : defaultCountry
  const allowed = plan ? maxPages(plan) : 1
  const isAllowed = (choice: string) =>
    (choice === 'all' ? Number.POSITIVE_INFINITY : Number(choice)) <= allowed
  const choice = isAllowed(wantedPages) ? wantedPages : '1'
  const pages = choice === 'all' ? null : Number(choice)
  const changed = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value)
      onChange()
    }
  }

  // If the credits are spent, the server refuses new checks. Stored checks still open for free.
  if (isSpent(usage, now()))
    return (
      <div className="mb-8 flex flex-col gap-6">
        <CreditsUsedUpNotice usage={usage} plan={plan} />
        {initial.search_term === '' && <RecentLookups title={lookupFormWords.yours} />}
      </div>
    )
  return (
    <form className="mb-6" onSubmit={submit}>
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto_auto_auto]">
        <PhraseField name="keyword" {...field} onChange={changed(field.onChange)} />
        <CountryField countries={countries} value={country} onChange={changed(setCountry)} />
        <SelectField
          label={checkWords.pages}
          name="pages"
          value={choice}
          onChange={changed(setPages)}
          options={pageChoices.map((value) => ({
            value,
            label: value === 'all' ? checkWords.allPages : checkWords.pageCount(Number(value)),
            disabled: !isAllowed(value),
          }))}
          hint={plan === null || isAllowed('all') ? undefined : checkWords.pagesInPlans}
        />
        {/* Aligns the button with the fields instead of their labels. */}
        <div className="flex flex-col sm:pt-6.5">
          <Button variant="primary" type="submit">
            {searching ? checkWords.searching : lookupWords.search}
          </Button>
        </div>
      </div>
      <p className="mt-2 text-14 text-quiet">{checkPriceText(pages, usage, now())}</p>
    </form>
  )
}
