import type { ReactNode } from 'react'

interface ForProps {
  /** A guest is a visitor of a stack that has a demo account. */
  who: 'visitor' | 'member' | 'guest'
  children: ReactNode
}

/**
 * Content for visitors, or for signed-in users. A prerendered page has both; from the first paint the style shows the
 * right one (style.css, [data-for]).
 */
export function For({ who, children }: ForProps) {
  return <span data-for={who}>{children}</span>
}
