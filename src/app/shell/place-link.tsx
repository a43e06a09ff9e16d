import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { isAtRoute } from '#src/domain/shell/routes.ts'
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
