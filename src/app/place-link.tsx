import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { Place } from './navigation.ts'

interface PlaceLinkProps {
  place: Place
  className: string
  onClick?: (() => void) | undefined
  children?: ReactNode
}

/** A link of a navigation: knows whether its place, or a page below it, is the one that shows. */
export function PlaceLink({ place: { label, path }, className, onClick, children = label }: PlaceLinkProps) {
  const [location] = useLocation()
  const current = location === path || location.startsWith(`${path}/`)
  return (
    <Link href={path} className={className} onClick={onClick} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  )
}
