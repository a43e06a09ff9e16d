import { discard, resend } from '#src/parts/sync/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'
import { statusText } from '#src/words/key-phrase-status.ts'
import { refusalReason } from '#src/words/refusals.ts'
import { trackedListWords } from '#src/words/tracked-list.ts'
import type { ListedItem } from './use-tracked.ts'

/** Active or paused, and whether the server knows. */
export function ItemStatus({ item: { row, unsent } }: { item: ListedItem }) {
  const isWaiting = unsent.some((entry) => entry.state === 'waiting')
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={row.status ? 'accent' : 'neutral'}>{statusText(row)}</Badge>
      {isWaiting && <Badge tone="neutral">{trackedListWords.waiting}</Badge>}
    </span>
  )
}

/** What the server refused of a key phrase, and what to do about it. */
export function Refusal({ item: { row, unsent } }: { item: ListedItem }) {
  const refused = unsent.find((entry) => entry.state === 'parked')
  if (!refused) return null
  return (
    <div className="mt-2 rounded-md bg-warning-wash px-3 py-2 font-normal text-14">
      <p>{trackedListWords.refused(refusalReason(refused))}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={trackedListWords.actionOn(trackedListWords.tryAgain, row.keyword)}
          onClick={() => void resend(refused.id)}
        >
          {trackedListWords.tryAgain}
        </Button>
        <Button
          variant="quiet"
          aria-label={trackedListWords.actionOn(trackedListWords.discard, row.keyword)}
          onClick={() => void discard(refused.id)}
        >
          {trackedListWords.discard}
        </Button>
      </div>
    </div>
  )
}
