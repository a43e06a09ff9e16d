import { measureElement, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useMemo } from 'react'

type Measure = <Scroller extends Element | Window>(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Scroller, Element>,
) => number

/** How many rows are measured to estimate the height of the others. */
const enough = 8

export function commonHeight(heights: Iterable<number>): number {
  const groups = [...Map.groupBy(heights, (height) => height).values()]
  const [common] = groups.toSorted((one, other) => other.length - one.length)
  return common?.[0] ?? 0
}

/**
 * Estimates the height of rows that have not been rendered: `guess` at first, then the most frequent height
 * of the first rows. If the estimate is right, a row needs no second render, and later rows do not move.
 */
function useRowHeights(guess: number): { estimateSize: () => number; measureElement: Measure } {
  return useMemo(() => {
    let learned: number | null = null
    return {
      // The virtualizer records only heights that differ from the estimate. No row's height ends in half a
      // pixel, so every rendered row is recorded until the estimate is final.
      estimateSize: () => learned ?? guess + 0.5,
      // A new row keeps its estimated height until layout, because measuring it would force a second layout.
      measureElement(row, entry, virtualizer) {
        const { itemSizeCache, measurementsCache } = virtualizer
        if (learned === null && itemSizeCache.size >= enough) learned = commonHeight(itemSizeCache.values())
        const known = measurementsCache[virtualizer.indexFromElement(row)]
        return entry || !known ? measureElement(row, entry, virtualizer) : known.size
      },
    }
  }, [guess])
}

/** The virtualizer's options that are the same whether the page or a box scrolls. */
export function useRowOptions<Row>(rows: readonly Row[], keyOf: (row: Row) => string, guess: number) {
  return {
    ...useRowHeights(guess),
    count: rows.length,
    // If this function were new in each render, the virtualizer would recompute all positions.
    getItemKey: useCallback((index: number) => (rows[index] ? keyOf(rows[index]) : index), [rows, keyOf]),
    // Rendering synchronously in the scroll event would delay the frame.
    useFlushSync: false,
  }
}

/** Returns the rows near the viewport, and the total height of the rows above and below them. */
export function nearRows<Scroller extends Element | Window>(virtualizer: Virtualizer<Scroller, Element>) {
  const items = virtualizer.getVirtualItems()
  const { scrollMargin } = virtualizer.options
  const above = (items[0]?.start ?? scrollMargin) - scrollMargin
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)
  return { items, above, below }
}
