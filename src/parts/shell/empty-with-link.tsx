import type { ReactNode } from 'react'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { ButtonLink } from './button-link.tsx'

interface EmptyWithLinkProps {
  title: string
  href: string
  link: string
  page?: boolean
  children: ReactNode
}

export function EmptyWithLink({ href, link, ...state }: EmptyWithLinkProps) {
  return (
    <EmptyState
      {...state}
      action={
        <ButtonLink variant="primary" href={href}>
          {link}
        </ButtonLink>
      }
    />
  )
}
