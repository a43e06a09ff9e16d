import type { ComponentProps } from 'react'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { ButtonLink } from './button-link.tsx'

interface EmptyWithLinkProps extends Omit<ComponentProps<typeof EmptyState>, 'action'> {
  href: string
  link: string
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
