import { trackedListWords } from '#src/words/tracked-list.ts'
import { type Asked, ItemActions } from './item-actions.tsx'
import { ItemStatus, Refusal } from './item-state.tsx'
import { PhraseCell } from './phrase-cell.tsx'
import { CurrentPosition, LastCheck, Trend } from './position-cells.tsx'
import type { TrackedColumn } from './tracked-columns.tsx'
import type { ListedItem } from './use-tracked.ts'

interface TrackedCardProps {
  item: ListedItem
  columns: readonly TrackedColumn[]
  onAsk: (asked: Asked) => void
}

/** A key phrase on a phone. */
export function TrackedCard({ item, columns, onAsk }: TrackedCardProps) {
  return (
    <article className="border-line border-b py-4">
      <div className="flex items-start justify-between gap-4">
        <PhraseCell item={item} />
        <p className="shrink-0 text-right text-25">
          <span className="sr-only">{trackedListWords.position}</span>
          <CurrentPosition item={item} />
        </p>
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <dl className="flex gap-5">
          {columns
            .filter(({ isFigure }) => isFigure)
            .map(({ id, header, cell }) => (
              <div key={id}>
                <dt className="text-12 text-quiet">{header}</dt>
                <dd>{cell(item)}</dd>
              </div>
            ))}
        </dl>
        <Trend item={item} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <LastCheck item={item} />
        <ItemStatus item={item} />
      </div>
      <Refusal item={item} />
      <div className="mt-3">
        <ItemActions item={item} onAsk={onAsk} />
      </div>
    </article>
  )
}
