import type { OutboxEntry } from '#src/db/core/schema.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { refusalReason } from '#src/words/refusals.ts'
import { cancelSearches, resendSearch } from './actions.ts'

/** A search that waits for a connection, or that the server refused after it had waited. */
export function QueuedSearch({ entry }: { entry: OutboxEntry }) {
  const cancel = () => {
    if (entry.kind === 'run_search') void cancelSearches([entry.payload.id])
  }
  if (entry.state === 'waiting')
    return (
      <EmptyState
        title="Waiting for connection"
        action={
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
        }
      >
        Runs when you are back online, for 1 credit. You can leave this page.
      </EmptyState>
    )
  return (
    <ErrorState
      title="This search was not run"
      action={
        <>
          <Button onClick={() => void resendSearch(entry.id)}>Try again</Button>
          <Button variant="secondary" onClick={cancel}>
            Discard
          </Button>
        </>
      }
    >
      {refusalReason(entry)}
    </ErrorState>
  )
}
