import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="mb-4 inline-flex target items-center gap-2 text-14 text-accent hover:underline print:hidden"
    >
      <ArrowLeft size={16} aria-hidden="true" />
      {children}
    </Link>
  )
}
