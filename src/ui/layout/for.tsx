import type { ReactNode } from 'react'

interface ForProps {
  /** `visitor`: not signed in; `member`: signed in; `guest`: every reader of an embedded stack's page. */
  who: 'visitor' | 'member' | 'guest'
  children: ReactNode
}

/** CSS hides the content from other readers, even in the first paint of a prerendered page (style.css). */
export function For({ who, children }: ForProps) {
  return <span data-for={who}>{children}</span>
}
