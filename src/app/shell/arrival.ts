import { useEffect, useRef } from 'react'

const watchedMs = 5_000

/**
 * Brings the part of the page that the address names into view, as a browser does when it opens one: as soon as it is
 * there, and again while what stands above it comes in. Ends when the reader moves. Returns the way to stop.
 */
function showPart(id: string): () => void {
  const show = () => document.getElementById(id)?.scrollIntoView()
  const growth = new ResizeObserver(show)
  const over = new AbortController()
  const stop = () => {
    growth.disconnect()
    over.abort()
  }
  const listen = () => {
    for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(event, stop, { signal: over.signal, passive: true })
  }
  // A task later: the key or the press that has led here is still on its way.
  const timers = [setTimeout(listen), setTimeout(stop, watchedMs)]
  over.signal.addEventListener('abort', () => timers.forEach(clearTimeout))
  show()
  growth.observe(document.body)
  return stop
}

/**
 * Brings reader and keyboard to the top of a new screen, or to the part of it that the address names; a step back keeps
 * the place that the browser restores.
 */
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
    const isStep = stepped.current
    stepped.current = false
    document.getElementById('main')?.focus({ preventScroll: true })
    if (isStep) return
    scrollTo(0, 0)
    const part = decodeURIComponent(location.hash.slice(1))
    if (part) return showPart(part)
  }, [path])
}
