import { ListOrdered, TrendingUp } from 'lucide-react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { type Place, PlaceCards } from '#src/ui/layout/place-cards.tsx'
import { dashboardWords } from '#src/words/dashboard.ts'
import { lookupWords } from '#src/words/lookups.ts'

/** The other things to do from the dashboard (spec, section 2). */
export function Places() {
  const places: readonly Place[] = [
    {
      path: routes.searchCheck,
      Icon: ListOrdered,
      label: lookupWords.resultsCheck,
      about: lookupWords.resultsCheckAbout,
    },
    {
      path: routes.rankTracking,
      Icon: TrendingUp,
      label: dashboardWords.tracking,
      about: dashboardWords.trackingAbout,
    },
  ]
  return <PlaceCards places={places} Link={Link} />
}
