import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type ButtonVariant, buttonClass } from '#src/ui/controls/button.tsx'

interface ButtonLinkProps {
  href: string
  variant?: ButtonVariant | undefined
  onClick?: () => void
  children: ReactNode
}

export function ButtonLink({ variant, ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonClass(variant)} />
}
