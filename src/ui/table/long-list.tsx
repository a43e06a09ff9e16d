import { tableWords } from '#src/words/controls/table.ts'
import { usePrinting } from '../hooks/use-printing.ts'
import { partSource, usePart } from '../loading/lazy-part.tsx'
import { MissingPart } from '../loading/missing-part.tsx'
import type { LongListProps } from './windowed-list.tsx'

const windowed = partSource(async () => (await import('./windowed-list.tsx')).WindowedList)

/** A list with at least this many items renders only the items near the viewport. */
const windowedFrom = 60
/** How many items to render while the windowed list's code loads, or in an unexpanded `ListStart`. */
export const drawnAtFirst = 30

export function LongList<Item>(props: LongListProps<Item>) {
  const { label, items, itemKey, draw } = props
  const printing = usePrinting()
  const isLong = items.length >= windowedFrom && !printing
  const { part: WindowedList, missing } = usePart(windowed, isLong)
  const plain = (shown: readonly Item[]) => (
    <ul aria-label={label}>
      {shown.map((item) => (
        <li key={itemKey(item)}>{draw(item)}</li>
      ))}
    </ul>
  )
  if (!isLong) return plain(items)
  if (WindowedList) return <WindowedList {...props} />
  return (
    <>
      {plain(items.slice(0, drawnAtFirst))}
      {missing && (
        <MissingPart what={tableWords.itemsAfter(drawnAtFirst, items.length)} place="part" {...missing} />
      )}
    </>
  )
}
