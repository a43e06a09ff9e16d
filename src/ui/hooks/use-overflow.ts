import { useCallback, useState } from 'react'

/** Whether the content of a box is wider than the box. Give `watch` to the box as its ref. */
export function useOverflow() {
  const [overflows, setOverflows] = useState(false)
  const watch = useCallback((box: HTMLDivElement | null) => {
    if (!box) return
    const observer = new ResizeObserver(() => setOverflows(box.scrollWidth > box.clientWidth + 1))
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return { overflows, watch }
}
