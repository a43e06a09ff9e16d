import { useLiveQuery } from 'dexie-react-hooks'
import { readCheck } from '#src/db/reads/checks.ts'
import { readNewestGist } from '#src/db/reads/insight/gists.ts'
import type { CountryCode } from '#src/domain/countries.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { OpportunityLine } from '#src/parts/insight/opportunity-line.tsx'
import { useEarlierCheck } from '#src/parts/ranking/use-compared-check.ts'

export function KeywordOpportunity({ word, country }: { word: string; country: CountryCode }) {
  const check = useLiveQuery(async () => {
    const gist = await readNewestGist(country, word)
    return gist && (await readCheck(gist.check))
  }, [country, word])
  return check ? <Opportunity check={check} /> : null
}

function Opportunity({ check }: { check: CheckRow }) {
  const previous = useEarlierCheck(check)
  return <OpportunityLine check={check} previous={previous} />
}
