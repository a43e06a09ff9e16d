import { type Route, routes } from '#src/domain/shell/routes.ts'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { placeWords } from '#src/words/places.ts'
import { shellWords } from '#src/words/shell.ts'
import { PlaceLink } from './place-link.tsx'

interface Tab {
  name: keyof typeof placeWords.tabs
  path: Route
  drawing: string
  /** The other screens of the signed-in app that belong to it: each lights one tab. */
  holds: readonly Route[]
}

/** The five places under the thumb of a signed-in phone. */
const tabs: readonly Tab[] = [
  {
    name: 'dashboard',
    path: routes.dashboard,
    holds: [],
    drawing:
      'M4 3h5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M15 3h5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M15 12h5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1M4 16h5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1',
  },
  {
    name: 'search',
    path: routes.search,
    holds: [routes.searchMulti, routes.searchCheck],
    drawing: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0a8 8 0 1 1 16 0',
  },
  {
    name: 'tracking',
    path: routes.rankTracking,
    holds: [routes.keyPhrase, routes.alerts, routes.share],
    drawing: 'M16 7h6v6M22 7l-8.5 8.5-5-5L2 17',
  },
  {
    name: 'history',
    path: routes.keyPhraseSearchHistory,
    holds: [routes.searchResultsCheckHistory, routes.searchResultsCheck],
    drawing: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2',
  },
  {
    name: 'account',
    path: routes.account,
    holds: [routes.payment, routes.completeProfile, routes.admin],
    drawing: 'M17 8a5 5 0 1 1-10 0a5 5 0 1 1 10 0M20 21a8 8 0 0 0-16 0',
  },
]

/** The places of a signed-in phone, within the thumb's reach. */
export function TabBar({ served }: { served: (path: string) => boolean }) {
  return (
    <nav
      aria-label={shellWords.tabs}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex">
        {tabs
          .filter((tab) => served(tab.path))
          .map(({ name, path, drawing, holds }) => (
            <li key={path} className="flex-1">
              <PlaceLink
                place={{ label: placeWords.tabs[name], path }}
                holds={holds}
                className="flex h-14 flex-col items-center justify-center gap-0.5 border-transparent border-t-2 text-12 text-quiet aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-accent"
              >
                <LineIcon drawing={drawing} size={22} stroke={1.75} />
                {placeWords.tabs[name]}
              </PlaceLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
