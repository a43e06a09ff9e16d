import { useLocation } from 'wouter'
import { findStoredCheck } from '#src/db/reads/checks.ts'
import { readAllowance } from '#src/db/reads/profile.ts'
import { findStoredSearch } from '#src/db/reads/searches.ts'
import { includesSearch } from '#src/domain/account/credits.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { type CountryCode, defaultCountry } from '#src/domain/countries.ts'
import { type SearchQuery, searchFields } from '#src/domain/search/phrases.ts'
import { freshSince } from '#src/domain/search/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'

/** If the page must make a request, `state` contains the request's id, so that a reload repeats it. */
interface LookupTarget {
  path: string
  state: object
}

/** Falls back to the default country, which every plan includes. */
export function countryIn(plan: PlanRow | null, country: CountryCode): CountryCode {
  return plan === null || plan.countries.includes(country) ? country : defaultCountry
}

/** Reuses a fresh stored check. */
export async function findCheckTarget(word: string, country: CountryCode): Promise<LookupTarget> {
  const { plan } = await readAllowance()
  const asked = countryIn(plan, country)
  const stored = await findStoredCheck({ search_term: word, country: asked }, freshSince(now()))
  return {
    path: links.searchCheck({ keyword: word, country: asked }),
    state: stored ? { pages: 1 } : { checkId: newId(), pages: 1, begin: true },
  }
}

/** Opens related searches if the plan lacks this type. Reuses a fresh stored search. */
export async function findSearchTarget(
  word: string,
  type: SearchQuery['type'],
  country: CountryCode,
): Promise<LookupTarget> {
  const { plan } = await readAllowance()
  const query: SearchQuery =
    type === 'autocomplete' && includesSearch(plan, type)
      ? { type, phrase: word, country: countryIn(plan, country) }
      : { type: 'basic', phrase: word }
  const stored = await findStoredSearch(searchFields(query))
  const isFresh = stored !== undefined && stored.searched_at >= freshSince(now())
  return { path: links.search(query), state: { searchId: isFresh ? stored.id : newId() } }
}

export function useKeywordActs(type: SearchQuery['type'], country: CountryCode) {
  const [, navigate] = useLocation()
  const { run } = useOneAtATime()
  const open = ({ path, state }: LookupTarget) => navigate(path, { state })
  return {
    check: (word: string) => run(() => findCheckTarget(word, country), open),
    findMore: (word: string) => run(() => findSearchTarget(word, type, country), open),
  }
}
