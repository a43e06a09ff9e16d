import { useCallback, useState } from 'react'
import { usePrinting } from './use-printing.ts'

/**
 * Whether a box has been near the viewport, or is about to be printed; stays true. Pass `watch` to the box as its ref.
 */
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
      // The second margin is for boxes in a strip that is swiped; browsers without it wait until the box is visible.
      { rootMargin: '400px', scrollMargin: '400px' },
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { near, watch }
}
