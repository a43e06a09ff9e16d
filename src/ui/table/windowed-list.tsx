import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { useTopInPage } from '../hooks/use-top-in-page.ts'
import { nearRows, useRowOptions } from './use-row-heights.ts'

export interface LongListProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** The approximate height of an item in pixels. */
  height: number
  draw: (item: Item) => ReactNode
}

const overscan = 6

export function WindowedList<Item>({ label, items, itemKey, height, draw }: LongListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useTopInPage(list)
  const virtualizer = useWindowVirtualizer({
    ...useRowOptions(items, itemKey, height),
    overscan,
    scrollMargin,
  })
  const { items: near, above, below } = nearRows(virtualizer)

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
