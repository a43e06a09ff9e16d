import { useCallback, useState } from 'react'
import { usePrinting } from './use-printing.ts'

/** `near` becomes and stays true when the element with ref `watch` nears the viewport, or before printing. */
export function useNear() {
  const [near, setNear] = useState(false)
  if (usePrinting() && !near) setNear(true)
  const watch = useCallback((box: HTMLElement | null) => {
    if (!box) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        observer.disconnect()
      },
      // `scrollMargin` is for elements in a swipeable strip. Without it, they load once they are visible.
      { rootMargin: '400px', scrollMargin: '400px' },
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { near, watch }
}
