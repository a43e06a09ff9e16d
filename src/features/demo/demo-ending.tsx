import type { Ref } from 'react'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { demoResultWords } from '#src/words/search/demo-results.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import type { DemoOutcome } from './actions.ts'
import { DemoTable, type ShownDemo } from './demo-table.tsx'

const DemoLimitDialog = lazyPart('plans', () => import('./demo-limit-dialog.tsx'), 'DemoLimitDialog', {
  place: 'dialog',
})

interface DemoEndingProps {
  query: string
  outcome: DemoOutcome
  onRetry: () => void
  shown: Ref<ShownDemo>
}

export function DemoEnding({ query, outcome, onRetry, shown }: DemoEndingProps) {
  if (outcome.kind === 'found') return <DemoTable query={query} results={outcome.results} shown={shown} />
  if (outcome.kind === 'failed')
    return (
      <ErrorState title={demoResultWords.failed} onRetry={onRetry}>
        {demoResultWords.notCounted}
      </ErrorState>
    )
  if (outcome.kind === 'aborted') return null
  return (
    <>
      <EmptyState title={lookupWords.notSearched}>{demoResultWords.usedUp}</EmptyState>
      <DemoLimitDialog />
    </>
  )
}
