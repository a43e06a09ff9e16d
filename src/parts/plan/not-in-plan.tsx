import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { links } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lookupWords } from '#src/words/search/lookups.ts'
import { searchPageWords } from '#src/words/search/search-page.ts'

export function NotInPlan({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      title={searchPageWords.notInPlan}
      action={
        <Link href={links.payment('premium')} className={buttonClass('primary')}>
          {lookupWords.upgrade}
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
