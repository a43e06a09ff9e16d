import type { QueuedEntry } from '#src/db/core/schema.ts'
import { type CountryCode, countryCodes } from '#src/domain/countries.ts'
import type { CountryFacts } from '#src/domain/search/country-lines.ts'
import { checksOf, findEarlierCheck } from '../checks.ts'
import { listQueued } from '../queued-searches.ts'
import { findStoredSearch } from '../searches.ts'
import { readYours } from '../yours.ts'

export interface CountryRecord extends CountryFacts {
  /** The newest check, if it failed or has not finished. */
  later: { state: string; failure_code: string | null } | null
  queued: QueuedEntry | null
}

const lastTime = '9999'

async function readCountry(
  search_term: string,
  country: CountryCode,
  entries: readonly QueuedEntry[],
): Promise<CountryRecord> {
  const question = { search_term, country }
  const ofAnySource = { ...question, id: '', searched_at: lastTime, keyword_id: null }
  const [check = null, newest, search, yours] = await Promise.all([
    findEarlierCheck(ofAnySource),
    checksOf(search_term, country).last(),
    findStoredSearch({ ...question, search_type: 'autocomplete' }),
    readYours({ ...question, keyword_id: null }),
  ])
  const isOfCountry = ({ payload }: QueuedEntry) =>
    payload.search_type === 'search_results_check' &&
    payload.search_term === search_term &&
    payload.country === country
  return {
    country,
    check,
    previous: (check && (await findEarlierCheck(check))) ?? null,
    yours,
    suggestions: search?.search_results.length ?? null,
    later: newest && newest.state !== 'done' ? newest : null,
    queued: entries.find(isOfCountry) ?? null,
  }
}

export async function readCountries(search_term: string): Promise<CountryRecord[]> {
  const entries = await listQueued()
  return Promise.all(countryCodes.map((country) => readCountry(search_term, country, entries)))
}
