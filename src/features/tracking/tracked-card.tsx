import { type Asked, ItemActions } from './item-actions.tsx'
import { ItemStatus, Refusal } from './item-state.tsx'
import { PhraseCell } from './phrase-cell.tsx'
import { Best, Change, CurrentPosition, LastCheck, Trend } from './position-cells.tsx'
import { sinceLast, sinceWeek } from './tracked-columns.tsx'
import type { ListedItem } from './use-tracked.ts'

/** A key phrase on a phone. */
export function TrackedCard({ item, onAsk }: { item: ListedItem; onAsk: (asked: Asked) => void }) {
  const facts = [
    { name: 'Since last check', value: <Change change={item.change} since={sinceLast} /> },
    { name: 'In 7 days', value: <Change change={item.weekChange} since={sinceWeek} /> },
    { name: 'Best', value: <Best item={item} /> },
  ]
  return (
    <article className="border-line border-b py-4">
      <div className="flex items-start justify-between gap-4">
        <PhraseCell item={item} />
        <p className="shrink-0 text-right text-25">
          <span className="sr-only">Position: </span>
          <CurrentPosition item={item} />
        </p>
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <dl className="flex gap-5">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-12 text-quiet">{name}</dt>
              <dd>{value}</dd>
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
