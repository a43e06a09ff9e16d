import type { ReactNode } from 'react'
import { links } from '#src/domain/shell/routes.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lookupWords } from '#src/words/search/lookups.ts'
import { searchPageWords } from '#src/words/search/search-page.ts'

export function NotInPlan({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      title={searchPageWords.notInPlan}
      action={
        <ButtonLink variant="primary" href={links.payment('premium')}>
          {lookupWords.upgrade}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  )
}
