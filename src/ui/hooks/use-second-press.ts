import { type MouseEvent, useEffect, useRef } from 'react'

// A double press at a system's slowest setting, and as far as a finger strays between the two.
const withinMs = 600
const withinPx = 32

interface Press {
  at: number
  x: number
  y: number
}

/**
 * Keeps the second press of a double press from what lies beneath a dialog, where the first has closed it. Give `onPress`
 * to the dialog's content, to be told of its clicks.
 */
export function useSecondPress(open: boolean): { onPress: (event: MouseEvent) => void } {
  const last = useRef<Press>(null)
  useEffect(() => {
    if (!open) return
    return () => {
      const press = last.current
      if (press) swallowAgain(press)
    }
  }, [open])
  return {
    onPress: ({ detail, clientX, clientY }) => {
      // A click by key has no place.
      if (detail > 0) last.current = { at: performance.now(), x: clientX, y: clientY }
    },
  }
}

function swallowAgain({ at, x, y }: Press): void {
  const leftMs = at + withinMs - performance.now()
  if (leftMs <= 0) return
  const stop = new AbortController()
  addEventListener(
    'click',
    (event) => {
      if (event.detail === 0 || Math.hypot(event.clientX - x, event.clientY - y) > withinPx) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal: stop.signal },
  )
  setTimeout(() => stop.abort(), leftMs)
}
