import { useCallback, useState } from 'react'

/**
 * Whether a box's content is wider than the box. Pass `watch` as the ref of the box. `overflows` stays true
 * until the box's width changes: otherwise it could alternate, because content that overflows the normal
 * layout may fit a scrolling box.
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
