import type { ReactNode } from 'react'

interface ForProps {
  /** `guest`: every reader of a page that an embedded stack serves. */
  who: 'visitor' | 'member' | 'guest'
  children: ReactNode
}

/**
 * Content for some readers only. A prerendered page contains it for everyone; CSS hides it from other readers, even
 * in the first paint (style.css, [data-for]).
 */
export function For({ who, children }: ForProps) {
  return <span data-for={who}>{children}</span>
}
