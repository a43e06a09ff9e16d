import type { ReactNode } from 'react'
import type { OutboxEntry } from '#src/db/core/schema.ts'
import { cancelQueued } from '#src/db/writes/queued-searches.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { isSearchErrorCode } from '#src/domain/search/search-errors.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { searchErrorMessages } from '#src/words/messages.ts'
import { refusalReason } from '#src/words/refusals.ts'
import { unknownState } from '#src/words/searches.ts'
import { retryQueued } from './actions.ts'

interface UnfinishedProps {
  search: { id: string; state: SearchRow['state']; failure_code: string | null }
  queued: OutboxEntry | null
  /** The way to search for this again. */
  repeat: ReactNode
}

/** Why a search has no results, and what can be done about it. */
export function Unfinished({ search, queued, repeat }: UnfinishedProps) {
  const takeBack = (
    <Button variant="secondary" onClick={() => void cancelQueued([search.id])}>
      {queued?.state === 'waiting' ? 'Cancel' : 'Discard'}
    </Button>
  )
  if (queued?.state === 'waiting')
    return (
      <Notice tone="info" action={takeBack}>
        Runs when you are back online. Charged once.
      </Notice>
    )
  if (queued)
    return (
      <Notice
        tone="warning"
        action={
          <>
            <Button variant="secondary" onClick={() => void retryQueued(queued.id)}>
              Try again
            </Button>
            {takeBack}
          </>
        }
      >
        {refusalReason(queued)}
      </Notice>
    )
  if (search.state === 'pending')
    return <Notice tone="info">The server is still working on this search.</Notice>
  const strange = unknownState(search.state)
  if (strange) return <Notice tone="info">{strange}</Notice>
  const reason = isSearchErrorCode(search.failure_code) ? search.failure_code : 'internal'
  return (
    <Notice tone="warning" action={repeat}>
      {searchErrorMessages[reason]}
    </Notice>
  )
}
