import { measureElement, type Virtualizer } from '@tanstack/react-virtual'
import { useMemo } from 'react'

type Measure = <Scroller extends Element | Window>(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Scroller, Element>,
) => number

/** How many rows are measured to guess the height of the others. */
const enough = 8

/** The height that most of these have. */
export function commonHeight(heights: Iterable<number>): number {
  const counts = new Map<number, number>()
  for (const height of heights) counts.set(height, (counts.get(height) ?? 0) + 1)
  const [common] = [...counts].toSorted(([, one], [, other]) => other - one)
  return common?.[0] ?? 0
}

/**
 * The height of rows that were not drawn yet: `guess` at first, then that of most of the first ones. A row whose guess
 * was right needs no second draw, and the rows after it need not be placed again.
 */
export function useRowHeights(guess: number): { estimateSize: () => number; measureElement: Measure } {
  return useMemo(() => {
    let learned: number | null = null
    return {
      // No row is half a pixel high: until one height is learned for good, each row that was drawn is remembered.
      estimateSize: () => learned ?? guess + 0.5,
      // A row that was just inserted counts as estimated until the page is laid out: measuring it would lay it out twice.
      measureElement(row, entry, virtualizer) {
        const { itemSizeCache, measurementsCache } = virtualizer
        if (learned === null && itemSizeCache.size >= enough) learned = commonHeight(itemSizeCache.values())
        const known = measurementsCache[virtualizer.indexFromElement(row)]
        return entry || !known ? measureElement(row, entry, virtualizer) : known.size
      },
    }
  }, [guess])
}
