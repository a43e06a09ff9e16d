import { ListOrdered, TrendingUp } from 'lucide-react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { type Place, PlaceCards } from '#src/ui/layout/place-cards.tsx'

const places: readonly Place[] = [
  {
    path: routes.searchCheck,
    Icon: ListOrdered,
    label: 'Search Results Check',
    about: 'See who ranks right now',
  },
  {
    path: routes.rankTracking,
    Icon: TrendingUp,
    label: 'Rank tracking',
    about: 'Your positions, daily',
  },
]

/** The other things to do from the dashboard (spec, section 2). */
export function Places() {
  return <PlaceCards places={places} Link={Link} />
}
