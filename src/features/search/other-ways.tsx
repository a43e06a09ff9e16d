import { ListOrdered, TextSearch } from 'lucide-react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { type Place, PlaceCards } from '#src/ui/layout/place-cards.tsx'

const suggestions: Place = {
  path: routes.searchMulti,
  Icon: TextSearch,
  label: 'Suggestions',
  about: 'One phrase, several, or letter by letter, by country',
}
const check: Place = {
  path: routes.searchCheck,
  Icon: ListOrdered,
  label: 'Search Results Check',
  about: 'See who ranks right now',
}

/** The other ways to search: what the plan leaves out is left out. */
export function OtherWays({ hasAutocomplete }: { hasAutocomplete: boolean }) {
  return (
    <nav aria-label="Other ways to search" className="mt-10 max-w-2xl">
      <h2 className="mb-3 text-20">Other ways to search</h2>
      <PlaceCards places={hasAutocomplete ? [suggestions, check] : [check]} Link={Link} />
    </nav>
  )
}
