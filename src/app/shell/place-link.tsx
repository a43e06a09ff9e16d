import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { isAtRoute } from '#src/domain/shell/routes.ts'
import { shellWords } from '#src/words/shell/shell.ts'
import type { Place } from './navigation.ts'

interface PlaceLinkProps {
  place: Place
  className: string
  onClick?: (() => void) | undefined
  children?: ReactNode
}

export function PlaceLink({ place, className, onClick, children = place.label }: PlaceLinkProps) {
  const [location] = useLocation()
  const isCurrent = location === place.path || location.startsWith(`${place.path}/`)
  const isHeld = place.holds?.some((route) => isAtRoute(location, route))
  return (
    <Link
      href={place.path}
      className={className}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : isHeld || undefined}
    >
      {children}
    </Link>
  )
}

interface BarProps {
  places: readonly Place[]
  isVisitors?: boolean
  children: ReactNode
}

export function Bar({ places, isVisitors, children }: BarProps) {
  return (
    <nav
      aria-label={shellWords.mainNavigation}
      data-visitor={isVisitors}
      className="ml-6 hidden grow items-center lg:flex"
    >
      {places.map((place) => (
        <PlaceLink
          key={place.path}
          place={place}
          className="inline-flex h-14 items-center border-transparent border-b-2 px-3 text-14 text-quiet hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        />
      ))}
      <span className="grow" />
      {children}
    </nav>
  )
}
