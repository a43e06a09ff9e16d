import { discard, resend } from '#src/parts/sync/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'
import { refusalReason } from '#src/words/refusals.ts'
import type { ListedItem } from './use-tracked.ts'

/** Active or paused, and whether the server knows. */
export function ItemStatus({ item: { row, unsent } }: { item: ListedItem }) {
  const isWaiting = unsent.some((entry) => entry.state === 'waiting')
  return (
    <span className="flex flex-wrap gap-1">
      {row.status ? <Badge tone="accent">Active</Badge> : null}
      {!row.status && <Badge tone="neutral">{row.paused_by_plan ? 'Paused by your plan' : 'Paused'}</Badge>}
      {isWaiting && <Badge tone="neutral">Waiting to be sent</Badge>}
    </span>
  )
}

/** What the server refused of a key phrase, and what to do about it. */
export function Refusal({ item: { row, unsent } }: { item: ListedItem }) {
  const refused = unsent.find((entry) => entry.state === 'parked')
  if (!refused) return null
  return (
    <div className="mt-2 rounded-md bg-warning-wash px-3 py-2 font-normal text-14">
      <p>Not saved. {refusalReason(refused)}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={`Try again: ${row.keyword}`}
          onClick={() => void resend(refused.id)}
        >
          Try again
        </Button>
        <Button
          variant="quiet"
          aria-label={`Discard: ${row.keyword}`}
          onClick={() => void discard(refused.id)}
        >
          Discard
        </Button>
      </div>
    </div>
  )
}
