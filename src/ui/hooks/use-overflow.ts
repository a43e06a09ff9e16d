import { useCallback, useState } from 'react'

/**
 * Whether the content of a box is wider than the box. Pass `watch` as the box's ref. Stays true until the box's width
 * changes: the layout for a scrolling box may fit where the normal layout would not.
 */
export function useOverflow() {
  const [overflows, setOverflows] = useState(false)
  const watch = useCallback((box: HTMLDivElement | null) => {
    if (!box) return
    let tooNarrow: number | null = null
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, offsetWidth } = box
      if (scrollWidth > clientWidth + 1) tooNarrow = offsetWidth
      else if (offsetWidth !== tooNarrow) tooNarrow = null
      setOverflows(tooNarrow !== null)
    })
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return { overflows, watch }
}
