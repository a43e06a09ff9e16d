import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { readAllowance } from '#src/db/reads/allowance.ts'
import { links } from '#src/domain/shell/routes.ts'
import { countriesWords } from '#src/words/insight/countries.ts'

/** A link to a phrase in all countries, if the plan has more than one. */
export function CountriesLink({ phrase }: { phrase: string }) {
  const plan = useLiveQuery(async () => (await readAllowance()).plan)
  if (!plan || plan.countries.length < 2) return null
  return (
    <Link
      href={links.inCountries(phrase)}
      className="inline-flex target items-center text-14 text-accent underline underline-offset-4 print:hidden"
    >
      {countriesWords.link}
    </Link>
  )
}
