import type { OutboxEntry } from '#src/db/core/schema.ts'
import { cancelSearches, retryChange } from '#src/parts/sync/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { lookupWords } from '#src/words/search/lookups.ts'
import { searchPageWords } from '#src/words/search/search-page.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'

export function UnsentSearch({ entry }: { entry: OutboxEntry }) {
  const cancel = () => {
    if (entry.kind === 'run_search') void cancelSearches([entry.payload.id])
  }
  if (entry.state === 'waiting')
    return (
      <EmptyState
        title={lookupWords.waiting}
        action={
          <Button variant="secondary" onClick={cancel}>
            {lookupWords.cancel}
          </Button>
        }
      >
        {searchPageWords.queued}
      </EmptyState>
    )
  return (
    <ErrorState
      title={searchPageWords.notRun}
      action={
        <>
          <Button onClick={() => void retryChange(entry.id)}>{lookupWords.tryAgain}</Button>
          <Button variant="secondary" onClick={cancel}>
            {lookupWords.discard}
          </Button>
        </>
      }
    >
      {refusalReason(entry)}
    </ErrorState>
  )
}
