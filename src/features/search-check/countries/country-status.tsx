import type { CountryRecord } from '#src/db/reads/insight/country-checks.ts'
import { countryName } from '#src/domain/countries.ts'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { settledCode } from '#src/domain/search/search-errors.ts'
import { now } from '#src/lib/clock.ts'
import { cancelSearches, retryChange } from '#src/parts/sync/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { uiWords } from '#src/words/controls/ui.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { countriesWords } from '#src/words/search/countries.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { noResponseText, searchErrorWords } from '#src/words/search/search-errors.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'

interface CountryStatusProps {
  record: Pick<CountryRecord, 'country' | 'check' | 'later' | 'queued'>
  checking: boolean
  ended: LookupOutcome | undefined
  /** Null while other countries are being checked. */
  onRetry: (() => void) | null
}

function failureText({ later }: CountryStatusProps['record'], ended: LookupOutcome | undefined) {
  if (ended?.kind === 'failed') return searchErrorWords.reasons[ended.code]
  if (ended?.kind === 'unanswered') return noResponseText(ended.answer)
  return later?.state === 'failed' ? searchErrorWords.reasons[settledCode(later.failure_code)] : null
}

export function CountryStatus({ record, checking, ended, onRetry }: CountryStatusProps) {
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
  if (checking) return countriesWords.checking
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
  const failure = failureText(record, ended)
  if (failure)
    return (
      <>
        <span className="text-bad">{failure}</span> {onRetry && act(uiWords.tryAgain, onRetry)}
      </>
    )
  if (later?.state === 'pending') return countriesWords.checking
  if (!check) return countriesWords.notChecked
  return <time dateTime={check.searched_at}>{formatAge(check.searched_at, now())}</time>
}
