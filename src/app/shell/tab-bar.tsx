import { type Route, routes } from '#src/domain/shell/routes.ts'
import { LineIcon, magnifier } from '#src/ui/drawing/line-icon.tsx'
import { shellWords } from '#src/words/shell/shell.ts'
import { tabs } from './member-places.ts'
import { PlaceLink } from './place-link.tsx'

const drawings: Partial<Record<Route, string>> = {
  [routes.dashboard]:
    'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .71-1.53l7-6a2 2 0 0 1 2.58 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  [routes.search]: magnifier,
  [routes.rankTracking]: 'M16 7h6v6M22 7l-8.5 8.5-5-5L2 17',
  [routes.keyPhraseSearchHistory]: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2',
  [routes.account]: 'M17 8a5 5 0 1 1-10 0a5 5 0 1 1 10 0M20 21a8 8 0 0 0-16 0',
}

export function TabBar() {
  return (
    <nav
      aria-label={shellWords.tabs}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-raised pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] in-data-keyboard:hidden lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-3xl grid-cols-5">
        {tabs().map((tab) => (
          <li key={tab.path} className="min-w-0">
            <PlaceLink
              place={tab}
              className="flex h-14 flex-col items-center justify-center gap-0.5 border-transparent border-t-2 text-12 text-quiet aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-accent"
            >
              <LineIcon drawing={drawings[tab.path] ?? ''} size={22} stroke={1.75} />
              <span className="max-w-full truncate">{tab.label}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
