import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The widths that a table's columns have taken with its first rows, so that they do not jump while other rows come
 * and go under them; null while the browser is to find them. They are found again when the table's box changes.
 */
export function useSteadyColumns(
  table: RefObject<HTMLTableElement | null>,
  active: boolean,
): readonly number[] | null {
  const [found, setFound] = useState<{ widths: readonly number[]; room: number } | null>(null)

  useLayoutEffect(() => {
    const box = table.current?.parentElement
    if (!active || !table.current || !box) return
    const { tHead } = table.current
    // It tells the first time too, when the page has been laid out: to ask sooner would lay it out twice.
    const observer = new ResizeObserver(() => {
      if (found) {
        if (Math.abs(box.clientWidth - found.room) > 1) setFound(null)
        return
      }
      const heads = tHead?.rows[0]?.cells ?? []
      setFound({
        widths: [...heads].map((head) => head.getBoundingClientRect().width),
        room: box.clientWidth,
      })
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [table, active, found])

  return active && found ? found.widths : null
}
