import type { ReactNode } from 'react'

interface ForProps {
  /** `guest`: a visitor of a stack that has a demo account. */
  who: 'visitor' | 'member' | 'guest'
  children: ReactNode
}

/**
 * Content for visitors or for signed-in users. A prerendered page contains both; CSS shows the right one from the first
 * paint (style.css, [data-for]).
 */
export function For({ who, children }: ForProps) {
  return <span data-for={who}>{children}</span>
}
