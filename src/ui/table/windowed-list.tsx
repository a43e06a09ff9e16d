// The part of a long list that is near the screen. Loaded with the first list that needs it.
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useRef } from 'react'
import { useTopInPage } from '../hooks/use-top-in-page.ts'
import { useRowHeights } from './use-row-heights.ts'

export interface LongListProps<Item> {
  /** What the list holds, for screen readers. */
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** The height of an item in pixels, about. */
  height: number
  draw: (item: Item) => ReactNode
}

const overscan = 6

export function WindowedList<Item>({ label, items, itemKey, height, draw }: LongListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useTopInPage(list)
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    ...useRowHeights(height),
    // One that is made anew has the places of all items counted again, with each draw.
    getItemKey: useCallback(
      (index: number) => (items[index] ? itemKey(items[index]) : index),
      [items, itemKey],
    ),
    overscan,
    scrollMargin,
    // Drawn with the next frame: a scroll event that waits for its items is a late frame.
    useFlushSync: false,
  })
  const near = virtualizer.getVirtualItems()
  const above = (near[0]?.start ?? scrollMargin) - scrollMargin
  const below = virtualizer.getTotalSize() - ((near.at(-1)?.end ?? scrollMargin) - scrollMargin)

  return (
    <ul ref={list} aria-label={label} style={{ paddingTop: above, paddingBottom: Math.max(0, below) }}>
      {near.map(({ index }) => {
        const item = items[index]
        return (
          item !== undefined && (
            <li
              key={itemKey(item)}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              {draw(item)}
            </li>
          )
        )
      })}
    </ul>
  )
}
