import type { ReactNode } from 'react'
import type { QueuedEntry } from '#src/db/core/schema.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { isSearchErrorCode } from '#src/domain/search/search-errors.ts'
import { cancelSearches, retryChange } from '#src/parts/sync/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { queuedPriceLabel } from '#src/words/billing/prices.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import { historyWords } from '#src/words/history/history.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { searchErrorWords } from '#src/words/search/search-errors.ts'
import { unknownState } from '#src/words/search/searches.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'

interface UnfinishedProps {
  search: { id: string; state: SearchRow['state']; failure_code: string | null }
  queued: QueuedEntry | null
  repeat: ReactNode
}

export function Unfinished({ search, queued, repeat }: UnfinishedProps) {
  const cancelButton = (
    <Button onClick={() => void cancelSearches([search.id])}>
      {queued?.state === 'waiting' ? uiWords.cancel : lookupWords.discard}
    </Button>
  )
  if (queued?.state === 'waiting')
    return (
      <Notice tone="info" action={cancelButton}>
        {lookupWords.runsOnline(queuedPriceLabel(queued.payload))}
      </Notice>
    )
  if (queued)
    return (
      <Notice tone="warning" onRetry={() => void retryChange(queued.id)} action={cancelButton}>
        {refusalReason(queued)}
      </Notice>
    )
  if (search.state === 'pending') return <Notice tone="info">{historyWords.working}</Notice>
  const strange = unknownState(search.state)
  if (strange) return <Notice tone="info">{strange}</Notice>
  const code = isSearchErrorCode(search.failure_code) ? search.failure_code : 'abandoned'
  return (
    <Notice tone="warning" action={repeat}>
      {searchErrorWords.reasons[code]}
    </Notice>
  )
}
