import { useEffect, useRef } from 'react'

/** Brings reader and keyboard to the top of a new screen; a step back keeps the place that the browser restores. */
export function useArrival(path: string): void {
  const previous = useRef(path)
  const stepped = useRef(false)

  useEffect(() => {
    const step = () => {
      stepped.current = true
    }
    addEventListener('popstate', step)
    return () => removeEventListener('popstate', step)
  }, [])

  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    // What was drawn at build time is gone from the page with the first step away from it.
    delete document.getElementById('root')?.dataset.drawn
    for (const told of document.head.querySelectorAll('[data-drawn]')) told.remove()
    if (!stepped.current) scrollTo(0, 0)
    stepped.current = false
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
