import { useDeferredValue, useMemo } from 'react'
import { moversFirst } from '#src/domain/tracking/movers.ts'
import { now } from '#src/lib/clock.ts'
import { useRoomy, useWide } from '#src/ui/hooks/use-wide.ts'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import type { Ask } from './item-actions.tsx'
import { type ListAge, listAge } from './list-age.ts'
import { shownItems } from './list-view.ts'
import { type TrackedColumn, trackedColumns } from './tracked-columns.tsx'
import { useDescriptions } from './use-descriptions.ts'
import { type UseListView, useListView } from './use-list-view.ts'
import type { ListedItem } from './use-tracked.ts'

/** The order in which key phrases were added: no column's. */
const newest = 'newest'

/** Every order by name: movers first, the newest first, and those of the columns. */
function sortOptions(columns: readonly TrackedColumn[]): { value: string; label: string }[] {
  const named = columns.flatMap(({ id, sorts = [] }) =>
    sorts.map(([direction, label]) => ({ value: `${id} ${direction}`, label })),
  )
  return [
    { value: '', label: trackedListWords.sorts.movers },
    { value: `${newest} ascending`, label: trackedListWords.sorts.newest },
    ...named,
  ]
}

/** The list as it is shown: which, in which order, and how. */
export interface ShownList extends UseListView {
  shown: readonly ListedItem[]
  columns: readonly TrackedColumn[]
  sorts: readonly { value: string; label: string }[]
  /** The column by which it is ordered. */
  sort: Sort | null
  /** When it was checked last. */
  age: ListAge | null
  /** Whether there is room for a table. */
  wide: boolean
  detailed: boolean
  onDetailed: (detailed: boolean) => void
}

/** What the address says of the list, done to these key phrases. */
export function useShownList(items: readonly ListedItem[], onAsk: Ask): ShownList {
  const change = useListView()
  const { view, isTyping } = change
  const wide = useWide()
  const roomy = useRoomy()
  const [detailed, onDetailed] = useDescriptions()
  const age = useMemo(() => listAge(items, now()), [items])
  const shared = age?.shared ?? false
  const columns = useMemo(
    () => trackedColumns(onAsk, { detailed, shared, roomy }),
    [onAsk, detailed, shared, roomy],
  )
  // A letter is seen at once and the list follows when there is time; what is pressed is answered at once.
  const settled = useDeferredValue(view)
  const listed = isTyping ? settled : view
  const sort = useMemo(
    () => (listed.sort === '' ? null : { columnId: listed.sort, direction: listed.order }),
    [listed],
  )
  // Put in order once, not with each letter.
  const movers = useMemo(() => moversFirst(items, now()), [items])
  const shown = useMemo(
    () => orderRows(shownItems(sort ? items : movers, listed), columns, sort),
    [items, movers, listed, columns, sort],
  )
  const sorts = useMemo(() => sortOptions(columns), [columns])
  return { ...change, shown, columns, sorts, sort, age, wide, detailed, onDetailed }
}
