import { useLiveQuery } from 'dexie-react-hooks'
import { findEarlierCheck, readCheck } from '#src/db/reads/checks.ts'
import { readNewestGist } from '#src/db/reads/insight/gists.ts'
import type { CountryCode } from '#src/domain/countries.ts'
import { OpportunityLine } from '#src/parts/insight/opportunity-line.tsx'

export function KeywordOpportunity({ word, country }: { word: string; country: CountryCode }) {
  const found = useLiveQuery(async () => {
    const gist = await readNewestGist(country, word)
    const check = gist && (await readCheck(gist.check))
    return check && { check, previous: (await findEarlierCheck(check)) ?? null }
  }, [country, word])
  return found ? <OpportunityLine {...found} /> : null
}
