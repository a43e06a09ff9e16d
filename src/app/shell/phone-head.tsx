import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { isAtRoute, type Route, routes } from '#src/domain/shell/routes.ts'
import { fetchOptionalPart } from '#src/lib/fetch-part.ts'
import { listen } from '#src/lib/listen.ts'
import { showSteps, takeStep } from '#src/lib/travel.ts'
import { placeWords } from '#src/words/shell/places.ts'
import { shellWords } from '#src/words/shell/shell.ts'
import { followReading } from './header-away.ts'
import { findTab } from './member-places.ts'
import { cameFrom } from './step-before.ts'
import { Wordmark } from './wordmark.tsx'

/** Screens whose back link leads to the first screen of their tab. */
const opened = [
  routes.searchMulti,
  routes.searchCheck,
  routes.keyPhrase,
  routes.ideas,
  routes.report,
  routes.payment,
]

function wayBack(path: string, search: string): Route | undefined {
  if (isAtRoute(path, routes.searchResultsCheck)) return routes.searchResultsCheckHistory
  if (path === routes.search) return new URLSearchParams(search).has('q') ? path : undefined
  const route = opened.find((route) => isAtRoute(path, route))
  return route && findTab(route)?.path
}

const titled: readonly Route[] = [
  routes.search,
  routes.rankTracking,
  routes.keyPhraseSearchHistory,
  routes.searchResultsCheckHistory,
  routes.account,
]

function findTitle(path: string): string | undefined {
  if (path === routes.alerts) return placeWords.alerts
  const route = titled.find((route) => route === path)
  return route && findTab(route)?.label
}

/** Loads the page transition on the first press, before the click. Returns a function that unsubscribes. */
function readySteps(): () => void {
  const stop = listen(['pointerdown', 'keydown'], () => {
    stop()
    void fetchOptionalPart(() => import('./show-step.ts')).then((part) => part && showSteps(part.showStep))
  })
  return stop
}

function Whereabouts() {
  const [path] = useLocation()
  const from = wayBack(path, useSearch())
  // shell.html is prerendered at this path but shown on others (entry-server.tsx), so it names no screen.
  if (path === routes.home) return null
  if (from)
    return (
      <Link
        href={from}
        onClick={(event) => {
          // From a search's results, follows the link: going back could lead to another search's results.
          if (from === routes.search || !cameFrom(from)) return
          // Going back keeps the list's scroll position.
          event.preventDefault()
          takeStep(from, () => history.back())
        }}
        className="-ml-2 inline-flex min-h-11 min-w-11 items-center gap-1 rounded-md px-2 text-16 text-ink no-underline"
      >
        <span aria-hidden="true" className="-mt-0.5 text-20 text-quiet">
          ‹
        </span>
        <span className="truncate">{findTab(from)?.label}</span>
      </Link>
    )
  const title = findTitle(path)
  if (title) return <p className="min-w-0 truncate font-display font-semibold text-20">{title}</p>
  return (
    <Link
      href={routes.home}
      className="-ml-1 inline-flex target items-center rounded-md px-1"
      aria-label={shellWords.home}
    >
      <Wordmark />
    </Link>
  )
}

export function PhoneHead() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(readySteps, [])
  useEffect(() => {
    const header = box.current?.closest('header')
    if (header) return followReading(header)
  }, [])
  return (
    <div ref={box} className="flex min-w-0 lg:hidden">
      <Whereabouts />
    </div>
  )
}
