import type { ComponentProps } from 'react'
import { safeUrl } from '#src/lib/safe-url.ts'

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** The unchecked address from the data. */
  href: unknown
}

/** Opens a new tab and sends no referrer. Renders only the children if the address is unsafe. */
export function OutsideLink({ href, ...native }: OutsideLinkProps) {
  const safe = safeUrl(href)
  if (safe === null) return <>{native.children}</>
  return <a {...native} href={safe} target="_blank" rel="noopener noreferrer" />
}
