import { ListOrdered, type LucideIcon, TextSearch } from 'lucide-react'
import { Link } from 'wouter'
import { type Route, routes } from '#src/domain/routes.ts'

interface Way {
  path: Route
  Icon: LucideIcon
  label: string
  about: string
}

const suggestions: Way = {
  path: routes.searchMulti,
  Icon: TextSearch,
  label: 'Suggestions',
  about: 'One phrase, several, or letter by letter, by country',
}
const check: Way = {
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
      <ul className="grid gap-3 sm:grid-cols-2">
        {(hasAutocomplete ? [suggestions, check] : [check]).map(({ path, Icon, label, about }) => (
          <li key={path}>
            <Link
              href={path}
              className="flex min-h-16 items-center gap-4 rounded-md border border-line bg-raised px-4 py-3 hover:bg-wash"
            >
              <Icon size={22} aria-hidden="true" className="shrink-0 text-accent" />
              <span>
                <span className="block font-medium">{label}</span>
                <span className="block text-14 text-quiet">{about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
