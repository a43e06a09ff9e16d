import type { CountryRecord } from '#src/db/reads/insight/country-checks.ts'
import { countryName } from '#src/domain/countries.ts'
import { isFailure, type LookupOutcome } from '#src/domain/search/outcomes.ts'
import { settledCode } from '#src/domain/search/search-errors.ts'
import { now } from '#src/lib/clock.ts'
import { cancelSearches, retryChange } from '#src/parts/sync/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { uiWords } from '#src/words/controls/ui.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { countriesWords } from '#src/words/search/countries.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { lookupFailureText, searchErrorWords } from '#src/words/search/search-errors.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'
import type { CountryChecks } from './use-country-checks.ts'

function failureText({ later }: CountryRecord, ended: LookupOutcome | undefined) {
  if (ended && isFailure(ended)) return lookupFailureText(ended)
  return later?.state === 'failed' ? searchErrorWords.reasons[settledCode(later.failure_code)] : null
}

interface CountryStatusProps {
  record: CountryRecord
  checks: CountryChecks
}

export function CountryStatus({ record, checks }: CountryStatusProps) {
  const { country, check, later, queued } = record
  const act = (label: string, press: () => void) => (
    <span className="-my-1 -ml-4 block">
      <Button
        variant="quiet"
        aria-label={countriesWords.ofCountry(label, countryName(country))}
        onClick={press}
      >
        {label}
      </Button>
    </span>
  )
  if (checks.open.includes(country)) return countriesWords.checking
  if (queued) {
    const discard = () => void cancelSearches([queued.payload.id])
    if (queued.state === 'waiting')
      return (
        <>
          {lookupWords.waiting} {act(uiWords.cancel, discard)}
        </>
      )
    return (
      <>
        {refusalReason(queued)} {act(uiWords.tryAgain, () => void retryChange(queued.id))}
        {act(lookupWords.discard, discard)}
      </>
    )
  }
  const failure = failureText(record, checks.ended.get(country))
  if (failure)
    return (
      <>
        <span className="text-bad">{failure}</span>{' '}
        {checks.open.length === 0 && act(uiWords.tryAgain, () => checks.start([country]))}
      </>
    )
  if (later?.state === 'pending') return countriesWords.checking
  if (!check) return countriesWords.notChecked
  return <time dateTime={check.searched_at}>{formatAge(check.searched_at, now())}</time>
}
