import { type RefObject, useLayoutEffect, useState } from 'react'

/** Returns the column widths of the first rows, so that columns do not jump later; null until measured. */
export function useSteadyColumns(table: RefObject<HTMLTableElement | null>, active: boolean) {
  const [found, setFound] = useState<{ widths: readonly number[]; room: number } | null>(null)

  useLayoutEffect(() => {
    const box = table.current?.parentElement
    if (!active || !table.current || !box) return
    const { tHead } = table.current
    // The observer also fires initially, after layout: reading earlier would force a second layout.
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
