import type { ReactNode } from 'react'
import { safeUrl } from '#src/lib/safe-url.ts'

interface OutsideLinkProps {
  /** The unchecked address from the data. */
  href: unknown
  /** The accessible name, in place of the children. */
  label?: string | undefined
  className?: string | undefined
  /** -1 if the keyboard can reach the address another way. */
  tabIndex?: number | undefined
  children: ReactNode
}

/** Opens a new tab and sends no referrer. Renders only the children if the address is unsafe. */
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
