import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { moversFirst } from '#src/domain/tracking/movers.ts'
import { now } from '#src/lib/clock.ts'
import { useKeptChoice } from '#src/parts/shell/use-kept-choice.ts'
import { useQuery } from '#src/parts/shell/use-query.ts'
import { useRoomy, useWide } from '#src/ui/hooks/use-wide.ts'
import { partSource, usePart } from '#src/ui/loading/lazy-part.tsx'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import type { Ask } from './item-actions.tsx'
import { listAge } from './list-age.ts'
import { type ListView, readView, shownItems, writeView } from './list-view.ts'
import { type TrackedColumn, trackedColumns } from './tracked-columns.tsx'
import type { TrackedList } from './use-tracked.ts'

/** How long the user must pause typing before the address receives the search text. */
const typingMs = 400

/** Does not write each keystroke to the address, because each write renders all components that read it. */
function useListView() {
  const [parameters, changeQuery] = useQuery()
  const written = useMemo(() => readView(parameters), [parameters])
  const [typed, setTyped] = useState<string | null>(null)
  const unwritten = useRef<string | null>(null)
  /** Changes the view immediately, and the address after a pause. */
  const onType = useCallback((text: string | null) => {
    unwritten.current = text
    setTyped(text)
  }, [])

  const onView = useCallback(
    (changes: Partial<ListView>) => {
      const text = unwritten.current
      onType(null)
      changeQuery(writeView(text === null ? changes : { text, ...changes }))
    },
    [changeQuery, onType],
  )
  /** Writes the search text to the address immediately. */
  const onTyped = useCallback(() => {
    if (unwritten.current !== null) onView({})
  }, [onView])
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(onTyped, typingMs)
    return () => clearTimeout(timer)
  }, [typed, onTyped])

  const view = useMemo(() => (typed === null ? written : { ...written, text: typed }), [written, typed])
  return { view, isTyping: typed !== null, onView, onType, onTyped }
}

const insightPart = partSource(() => import('./insight-columns.tsx'))

/** The sort orders that show the insight columns. */
export const insightSorts: readonly string[] = ['usual', 'opportunity']

const sortOption = (id: string, direction: Sort['direction'], label: string) => ({
  value: `${id} ${direction}`,
  label,
})

function sortOptions(columns: readonly TrackedColumn[], sort: Sort | null) {
  const { movers, opportunity, newest, usual } = trackedListWords.sorts
  const options = [
    { value: '', label: movers },
    sortOption('opportunity', 'descending', opportunity),
    sortOption('newest', 'ascending', newest),
    ...columns.flatMap(({ id, sorts = [] }) =>
      sorts.map(([direction, label]) => sortOption(id, direction, label)),
    ),
    sortOption('usual', 'ascending', usual),
  ]
  // The table's headers offer sort orders that the menu lists only while they are in use.
  const column = columns.find(({ id, sortValue }) => sortValue && id === sort?.columnId)
  const value = `${sort?.columnId} ${sort?.direction}`
  if (column && !options.some((option) => option.value === value))
    options.push({ value, label: `${column.header} ${sort?.direction === 'ascending' ? '↑' : '↓'}` })
  return options
}

export type ShownList = ReturnType<typeof useShownList>

export function useShownList(tracked: TrackedList, onAsk: Ask) {
  const { items } = tracked
  const change = useListView()
  const { view, isTyping } = change
  const wide = useWide()
  const roomy = useRoomy()
  const [detailed, onDetailed] = useKeptChoice('tracked-descriptions')
  const age = useMemo(() => listAge(items, now()), [items])
  const shared = age?.shared ?? false
  const [isInsightful, onInsights] = useKeptChoice('tracked-insights')
  const hasInsights = isInsightful || view.opportunity !== '' || insightSorts.includes(view.sort)
  const { part } = usePart(insightPart, hasInsights)
  // Null while loading, undefined if switched off.
  const insights = hasInsights ? part : undefined
  const columns = useMemo(
    () => trackedColumns(onAsk, { detailed, shared, roomy, insights: insights?.insightColumns() ?? [] }),
    [onAsk, detailed, shared, roomy, insights],
  )
  // Typing must stay responsive, so it updates the list in a deferred render.
  const settled = useDeferredValue(view)
  const listed = isTyping ? settled : view
  const sort = useMemo(
    (): Sort | null => (listed.sort === '' ? null : { columnId: listed.sort, direction: listed.order }),
    [listed],
  )
  const movers = useMemo(() => moversFirst(items, now()), [items])
  const shown = useMemo(
    () => orderRows(shownItems(sort ? items : movers, listed), columns, sort),
    [items, movers, listed, columns, sort],
  )
  const sorts = useMemo(() => sortOptions(columns, sort), [columns, sort])
  const looks = { wide, detailed, onDetailed, insights, onInsights }
  return { ...tracked, ...change, onAsk, shown, columns, sorts, sort, age, shared, ...looks }
}
