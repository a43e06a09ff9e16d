import type { ReactNode } from 'react'
import { Link } from 'wouter'

export function RowLink({ href, children, aside }: { href: string; children: ReactNode; aside?: ReactNode }) {
  return (
    <Link
      href={href}
      className="flex min-h-11 items-center justify-between gap-3 py-1.5 text-14 hover:text-accent dense:min-h-9"
    >
      <span className="min-w-0 break-words">{children}</span>
      <span className="shrink-0 text-quiet tabular-nums">{aside ?? <span aria-hidden="true">›</span>}</span>
    </Link>
  )
}
