import { measureElement, type Virtualizer } from '@tanstack/react-virtual'
import { useMemo } from 'react'

type Measure = <Scroller extends Element | Window>(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Scroller, Element>,
) => number

/** So many rows say what the others will be like. */
const enough = 8

/** The height that most of these have. */
export function commonHeight(heights: Iterable<number>): number {
  const counts = new Map<number, number>()
  for (const height of heights) counts.set(height, (counts.get(height) ?? 0) + 1)
  const [common] = [...counts].toSorted(([, one], [, other]) => other - one)
  return common?.[0] ?? 0
}

/**
 * How high rows are that were not drawn yet: as `guess` says, then as most of the first ones were. A row that is as
 * high as it was taken for needs no second draw, and the places of all that follow it are not counted again.
 */
export function useRowHeights(guess: number): { estimateSize: () => number; measureElement: Measure } {
  return useMemo(() => {
    let learned: number | null = null
    return {
      // No row is half a pixel high: until one height is learned for good, each row that was drawn is remembered.
      estimateSize: () => learned ?? guess + 0.5,
      // A row that is put in counts as estimated until the page has been laid out: to ask would lay it out twice.
      measureElement(row, entry, virtualizer) {
        const { itemSizeCache, measurementsCache } = virtualizer
        if (learned === null && itemSizeCache.size >= enough) learned = commonHeight(itemSizeCache.values())
        const known = measurementsCache[virtualizer.indexFromElement(row)]
        return entry || !known ? measureElement(row, entry, virtualizer) : known.size
      },
    }
  }, [guess])
}
