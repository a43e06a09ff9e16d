import { useLiveQuery } from 'dexie-react-hooks'
import { findEarlierSearch } from '#src/db/reads/earlier-search.ts'
import { readAllowance, readPlans } from '#src/db/reads/profile.ts'
import { findStoredSearch } from '#src/db/reads/searches.ts'
import { defaultCountry } from '#src/domain/countries.ts'

export function useBrandWords() {
  return useLiveQuery(async () => {
    const [allowance, plans] = await Promise.all([readAllowance(), readPlans()])
    const { names = [], country = defaultCountry } = allowance.profile?.brand_words ?? {}
    const lookups = names.map(async (name) => {
      const asked = { search_type: 'autocomplete', search_term: name, country } as const
      const [newest, last] = await Promise.all([findStoredSearch(asked), findStoredSearch(asked, 'failed')])
      const failed = last && (!newest || last.searched_at > newest.searched_at) ? last : undefined
      return { name, newest, earlier: newest && (await findEarlierSearch(newest)), failed }
    })
    return { ...allowance, plans, lookups: await Promise.all(lookups) }
  })
}

export type NamedLookups = NonNullable<ReturnType<typeof useBrandWords>>['lookups'][number]
