import type { ReactNode } from 'react'

interface ForProps {
  who: 'visitor' | 'member'
  children: ReactNode
}

/**
 * Words or links for visitors, or for those who are signed in. A page that is drawn at build time has both; the
 * style shows one of them from the first paint on (style.css, [data-for]).
 */
export function For({ who, children }: ForProps) {
  return <span data-for={who}>{children}</span>
}
