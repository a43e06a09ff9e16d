import { CircleX, CloudOff, LoaderCircle } from 'lucide-react'
import type { OutboxEntry } from '#src/db/core/schema.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { historyWords } from '#src/words/history/history.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { unknownState } from '#src/words/search/searches.ts'

interface StateBadgeProps {
  state: SearchRow['state']
  queued: OutboxEntry | null
}

export function StateBadge({ state, queued }: StateBadgeProps) {
  if (queued?.state === 'waiting')
    return (
      <Badge tone="neutral">
        <CloudOff size={12} aria-hidden="true" />
        {lookupWords.waiting}
      </Badge>
    )
  if (queued || state === 'failed')
    return (
      <Badge tone="bad">
        <CircleX size={12} aria-hidden="true" />
        {queued ? historyWords.notRun : historyWords.failed}
      </Badge>
    )
  if (state === 'done') return null
  if (unknownState(state)) return <Badge tone="neutral">{state}</Badge>
  return (
    <Badge tone="neutral">
      <LoaderCircle size={12} aria-hidden="true" />
      {historyWords.running}
    </Badge>
  )
}
