import { useLocation } from 'wouter'
import { readAllowance } from '#src/db/reads/allowance.ts'
import { findFreshCheck } from '#src/db/reads/checks.ts'
import { findFreshSearch } from '#src/db/reads/searches.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { type CountryCode, defaultCountry } from '#src/domain/countries.ts'
import { includesSearch } from '#src/domain/search/included-search.ts'
import type { SearchQuery } from '#src/domain/search/phrases.ts'
import { freshSince } from '#src/domain/search/stored-answers.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'

/** The country if the plan has it, else the one that every plan has. */
export function countryIn(plan: PlanRow | null, country: CountryCode): CountryCode {
  return plan === null || plan.countries.includes(country) ? country : defaultCountry
}

interface KeywordActs {
  /** Opens the check of a phrase: the stored one if it is fresh, else a new one. */
  check(word: string): Promise<void>
  /** Searches a phrase with the type that found it, if the plan has that type. */
  findMore(word: string): Promise<void>
}

/** Look-ups started from a suggestion, one at a time. The request id is created by the press that pays. */
export function useKeywordActs(type: SearchQuery['type'], country: CountryCode): KeywordActs {
  const [, navigate] = useLocation()
  const { run } = useOneAtATime()

  const findCheck = async (word: string) => {
    const { plan } = await readAllowance()
    const asked = countryIn(plan, country)
    return { asked, stored: await findFreshCheck({ search_term: word, country: asked }, freshSince(now())) }
  }
  const findSearch = async (word: string) => {
    const { plan } = await readAllowance()
    const query: SearchQuery =
      type === 'autocomplete' && includesSearch(plan, type)
        ? { type, phrase: word, country: countryIn(plan, country) }
        : { type: 'basic', phrase: word }
    return { query, stored: await findFreshSearch(query, freshSince(now())) }
  }
  return {
    check: (word) =>
      run(
        () => findCheck(word),
        ({ asked, stored }) =>
          navigate(links.searchCheck({ keyword: word, country: asked }), {
            state: stored ? { pages: 1 } : { checkId: newId(), pages: 1, begin: true },
          }),
      ),
    findMore: (word) =>
      run(
        () => findSearch(word),
        ({ query, stored }) => navigate(links.search(query), { state: { searchId: stored?.id ?? newId() } }),
      ),
  }
}
