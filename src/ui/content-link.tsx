import type { ReactNode } from 'react'
import { safeUrl } from '#src/domain/content/safe-url.ts'

interface ContentLinkProps {
  href: unknown
  className?: string
  children: ReactNode
}

/** A link that content asks for, in a new tab; its bare words where the address is none to follow. */
export function ContentLink({ href, className, children }: ContentLinkProps) {
  const safe = safeUrl(href)
  if (safe === null) return <>{children}</>
  return (
    <a href={safe} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
