import { isStale } from '#src/domain/tracking/tracked-item.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { discardChange, retryChange } from '#src/parts/sync/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'
import { uiWords } from '#src/words/controls/ui.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { failureReason } from '#src/words/key-phrase/positions.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'
import { statusText } from '#src/words/tracking/key-phrase-status.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import type { ListedItem } from './use-tracked.ts'

interface Exception {
  tone: 'neutral' | 'warning' | 'bad'
  text: string
  /** Details, shown as a tooltip and read by screen readers. */
  more?: string
}

function findExceptions(item: ListedItem): Exception[] {
  const { row, last, unsent } = item
  const found: Exception[] = []
  if (unsent.some((entry) => entry.state === 'waiting'))
    found.push({ tone: 'neutral', text: trackedListWords.waiting })
  if (isRefused(item)) found.push({ tone: 'warning', text: trackedListWords.notSaved })
  if (!row.status) return [...found, { tone: 'neutral', text: statusText(row) }]
  if (!last) return [...found, { tone: 'neutral', text: trackedListWords.unchecked }]
  const age = formatAge(last.checked_at, now())
  if (last.state === 'failed')
    found.push({ tone: 'bad', text: trackedListWords.failed(age), more: failureReason(last.failure_code) })
  else if (isStale(item, now())) found.push({ tone: 'warning', text: trackedListWords.stale(age) })
  return found
}

export function Exceptions({ item }: { item: ListedItem }) {
  return findExceptions(item).map(({ tone, text, more }) => (
    <span key={text} title={more} className="shrink-0">
      <Badge tone={tone}>{text}</Badge>
      {more && <span className="sr-only"> {more}</span>}
    </span>
  ))
}

export function CheckedAge({ item: { row, last } }: { item: ListedItem }) {
  if (!last || last.state === 'failed' || !row.status) return null
  return (
    <time
      dateTime={last.checked_at}
      title={formatDateTime(last.checked_at)}
      className="whitespace-nowrap text-12 text-quiet"
    >
      {formatAge(last.checked_at, now())}
    </time>
  )
}

export const isRefused = ({ unsent }: ListedItem): boolean => unsent.some((entry) => entry.state === 'parked')

export function Refusal({ item: { row, unsent } }: { item: ListedItem }) {
  const refused = unsent.find((entry) => entry.state === 'parked')
  if (!refused) return null
  return (
    <div className="rounded-md bg-warning-wash px-3 py-2 font-normal text-14">
      <p>{trackedListWords.refused(refusalReason(refused))}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button
          aria-label={trackedListWords.actionOn(uiWords.tryAgain, row.keyword)}
          onClick={() => void retryChange(refused.id)}
        >
          {uiWords.tryAgain}
        </Button>
        <Button
          variant="quiet"
          aria-label={trackedListWords.actionOn(trackedListWords.discard, row.keyword)}
          onClick={() => void discardChange(refused.id)}
        >
          {trackedListWords.discard}
        </Button>
      </div>
    </div>
  )
}
