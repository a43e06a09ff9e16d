import type { ReactNode } from 'react'
import { links } from '#src/domain/shell/routes.ts'
import { EmptyWithLink } from '#src/parts/shell/empty-with-link.tsx'
import { lookupWords } from '#src/words/search/lookups.ts'
import { searchPageWords } from '#src/words/search/search-page.ts'

export function NotInPlan({ children }: { children: ReactNode }) {
  return (
    <EmptyWithLink
      title={searchPageWords.notInPlan}
      href={links.payment('premium')}
      link={lookupWords.upgrade}
    >
      {children}
    </EmptyWithLink>
  )
}
