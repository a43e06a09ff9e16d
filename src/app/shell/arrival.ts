import { useEffect, useRef } from 'react'
import { listen } from '#src/lib/listen.ts'
import { decoded } from '#src/lib/safe-url.ts'

const watchedMs = 5_000

/**
 * Keeps the element in view while the page grows, until the user interacts or `watchedMs` pass. Returns a
 * function that stops this earlier.
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
  // Deferred, because the key press or click that led here is still being dispatched and would call `stop`.
  const timers = [setTimeout(listen), setTimeout(stop, watchedMs)]
  over.signal.addEventListener('abort', () => timers.forEach(clearTimeout))
  show()
  growth.observe(document.body)
  return stop
}

/**
 * When the path changes, focuses the new screen and scrolls to its top or to the part that the hash names.
 * After a back or forward navigation, the browser restores the scroll position instead.
 */
export function useArrival(path: string): void {
  const previous = useRef(path)
  const stepped = useRef(false)

  useEffect(() => {
    return listen(['popstate'], () => {
      stepped.current = location.pathname !== previous.current
    })
  }, [])

  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    // The first navigation leaves the prerendered page, so its marker and metadata are removed.
    delete document.getElementById('root')?.dataset.drawn
    for (const told of document.head.querySelectorAll('[data-drawn]')) told.remove()
    // Without this attribute, the placeholders of later screens appear with their usual delay.
    delete document.documentElement.dataset.frame
    const isStep = stepped.current
    stepped.current = false
    document.getElementById('main')?.focus({ preventScroll: true })
    if (isStep) return
    scrollTo(0, 0)
    const part = decoded(location.hash.slice(1))
    if (part) return showPart(part)
  }, [path])
}
