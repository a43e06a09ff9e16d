import { lazy, Suspense } from 'react'
import { usePrinting } from './use-printing.ts'
import type { LongListProps } from './windowed-list.tsx'

// The cast gives back the type parameter, which `lazy` loses.
const WindowedList = lazy(async () => ({
  default: (await import('./windowed-list.tsx')).WindowedList<never>,
})) as unknown as typeof import('./windowed-list.tsx').WindowedList

/** From so many items on only those near the screen are drawn. */
const windowedFrom = 60
/** How many of them are drawn while the list's code is on its way. */
const drawnAtFirst = 20

/** A list of any length that scrolls with the page: only the items near the screen are there. On paper all are. */
export function LongList<Item>(props: LongListProps<Item>) {
  const { label, items, itemKey, draw } = props
  const printing = usePrinting()
  const plain = (shown: readonly Item[]) => (
    <ul aria-label={label}>
      {shown.map((item) => (
        <li key={itemKey(item)}>{draw(item)}</li>
      ))}
    </ul>
  )
  if (printing || items.length < windowedFrom) return plain(items)
  return (
    <Suspense fallback={plain(items.slice(0, drawnAtFirst))}>
      <WindowedList {...props} />
    </Suspense>
  )
}
