import type { ReactNode } from 'react'
import { safeUrl } from '#src/lib/safe-url.ts'
import { OutsideLink } from '#src/ui/layout/outside-link.tsx'

interface ContentLinkProps {
  href: unknown
  className?: string
  children: ReactNode
}

export function ContentLink({ href, className, children }: ContentLinkProps) {
  if (safeUrl(href) === null) return <>{children}</>
  return (
    <OutsideLink href={href} className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </OutsideLink>
  )
}
