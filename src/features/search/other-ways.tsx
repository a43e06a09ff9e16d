import { ListOrdered, TextSearch } from 'lucide-react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { type Place, PlaceCards } from '#src/ui/layout/place-cards.tsx'
import { lookupWords } from '#src/words/lookups.ts'
import { searchPageWords } from '#src/words/search-page.ts'

/** The other ways to search: what the plan leaves out is left out. */
export function OtherWays({ hasAutocomplete }: { hasAutocomplete: boolean }) {
  const suggestions: Place = {
    path: routes.searchMulti,
    Icon: TextSearch,
    label: searchPageWords.suggestions,
    about: searchPageWords.suggestionsAbout,
  }
  const check: Place = {
    path: routes.searchCheck,
    Icon: ListOrdered,
    label: lookupWords.resultsCheck,
    about: lookupWords.resultsCheckAbout,
  }
  return (
    <nav aria-label={searchPageWords.otherWays} className="mt-10 max-w-2xl">
      <h2 className="mb-3 text-20">{searchPageWords.otherWays}</h2>
      <PlaceCards places={hasAutocomplete ? [suggestions, check] : [check]} Link={Link} />
    </nav>
  )
}
