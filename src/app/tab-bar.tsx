import { History, LayoutDashboard, type LucideIcon, Search, TrendingUp, UserRound } from 'lucide-react'
import { routes } from '#src/domain/routes.ts'
import type { Place } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'

/** The five places under the thumb of a signed-in phone. */
const tabs: readonly (Place & { Icon: LucideIcon })[] = [
  { label: 'Dashboard', path: routes.dashboard, Icon: LayoutDashboard },
  { label: 'Search', path: routes.search, Icon: Search },
  { label: 'Tracking', path: routes.rankTracking, Icon: TrendingUp },
  { label: 'History', path: routes.keyPhraseSearchHistory, Icon: History },
  { label: 'Account', path: routes.account, Icon: UserRound },
]

/** The places of a signed-in phone, within the thumb's reach. */
export function TabBar({ served }: { served: (path: string) => boolean }) {
  return (
    <nav
      aria-label="Tabs"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex">
        {tabs
          .filter((tab) => served(tab.path))
          .map(({ Icon, ...place }) => (
            <li key={place.path} className="flex-1">
              <PlaceLink
                place={place}
                className="flex h-14 flex-col items-center justify-center gap-0.5 border-transparent border-t-2 text-12 text-quiet aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-accent"
              >
                <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
                {place.label}
              </PlaceLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
