import { ListOrdered, TrendingUp } from 'lucide-react'
import { Link } from 'wouter'
import { routes } from '#src/domain/routes.ts'

const places = [
  {
    path: routes.searchCheck,
    Icon: ListOrdered,
    label: 'Search Results Check',
    about: 'Who ranks for a phrase now',
  },
  {
    path: routes.rankTracking,
    Icon: TrendingUp,
    label: 'Rank Tracking',
    about: 'Where you stand, day by day',
  },
]

/** The other things to do from the dashboard (spec, section 2). */
export function Places() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {places.map(({ path, Icon, label, about }) => (
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
  )
}
