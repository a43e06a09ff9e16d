import type { ReactNode } from 'react'

interface ForProps {
  /** `visitor`: not signed in; `member`: signed in; `guest`: every reader of an embedded stack's page. */
  who: 'visitor' | 'member' | 'guest'
  children: ReactNode
}

/**
 * Content for some readers only. A prerendered page contains it for everyone, and CSS hides it from other
 * readers, even in the first paint (style.css, [data-for]).
 */
export function For({ who, children }: ForProps) {
  return <span data-for={who}>{children}</span>
}
