import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The distance from the top of the page to an element, in pixels; updated when the page's size changes. It
 * starts at half the window's height, to avoid rendering many rows that are off screen; any missing rows are
 * added in the next frame.
 */
export function useTopInPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(() => Math.round(innerHeight / 2))
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + scrollY))
    }
    // The observer also fires initially, after layout: reading earlier would force a second layout.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
