import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { isAtRoute, type Route } from '#src/domain/shell/routes.ts'
import type { Place } from './navigation.ts'

interface PlaceLinkProps {
  place: Place
  /** Other pages that belong to it. */
  holds?: readonly Route[]
  className: string
  onClick?: (() => void) | undefined
  children?: ReactNode
}

/** A link of a navigation: knows whether its place, or a page that belongs to it, is the one that shows. */
export function PlaceLink(props: PlaceLinkProps) {
  const { place, holds = [], className, onClick, children = place.label } = props
  const [location] = useLocation()
  const isCurrent = location === place.path || location.startsWith(`${place.path}/`)
  const isHeld = holds.some((route) => isAtRoute(location, route))
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
