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
      { rootMargin: '400px' },
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { near, watch }
}
