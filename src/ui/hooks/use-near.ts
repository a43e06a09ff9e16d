import { useCallback, useState } from 'react'
import { usePrinting } from './use-printing.ts'

/**
 * Whether a box has come near the part of the page that is seen, or is to be printed; stays true. Give `watch` to the
 * box as its ref.
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
      // The second is for boxes in a strip of their own that is swiped; browsers without it wait until they are seen.
      { rootMargin: '400px', scrollMargin: '400px' },
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { near, watch }
}
