import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How far below the top of the page an element begins, in pixels; follows what grows above it. Until it is measured, half
 * a screen: rows that are missing then come with the next frame, where the whole screen's would be laid out for nothing.
 */
export function useTopInPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(() => Math.round(innerHeight / 2))
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + scrollY))
    }
    // It tells the first time too, when the page has been laid out: to ask sooner would lay it out twice.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
