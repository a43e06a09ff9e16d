import type { ReactNode } from 'react'
import { safeUrl } from '#src/lib/safe-url.ts'

interface OutsideLinkProps {
  /** As the data has it. */
  href: unknown
  /** What is said instead of the children. */
  label?: string | undefined
  className?: string | undefined
  /** -1 where the keyboard has another way there. */
  tabIndex?: number | undefined
  children: ReactNode
}

/**
 * The one link to addresses that come with data, in a new tab; its bare words where the address is none to follow.
 * Whom it leads to does not learn from where.
 */
export function OutsideLink({ href, label, className, tabIndex, children }: OutsideLinkProps) {
  const safe = safeUrl(href)
  if (safe === null) return <>{children}</>
  return (
    <a
      href={safe}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      className={className}
      tabIndex={tabIndex}
    >
      {children}
    </a>
  )
}
