import { type MouseEvent, useEffect, useRef } from 'react'

// A double press at a system's slowest setting, and as far as a finger strays between the two.
const withinMs = 600
const withinPx = 32

/**
 * Keeps the second press of a double press from what lies beneath a dialog, where the first has closed it. Give `onPress`
 * to the dialog's content, to be told of its clicks.
 */
export function useSecondPress(open: boolean): { onPress: (event: MouseEvent) => void } {
  const last = useRef<{ x: number; y: number; signal: AbortSignal }>(null)
  useEffect(() => {
    if (!open) return
    return () => {
      if (!last.current) return
      const { x, y, signal } = last.current
      const swallow = (event: PointerEvent) => {
        if (Math.hypot(event.clientX - x, event.clientY - y) > withinPx) return
        event.preventDefault()
        event.stopPropagation()
      }
      // Once the time is over this listens to nothing.
      addEventListener('click', swallow, { capture: true, signal })
    }
  }, [open])
  return {
    onPress: ({ detail, clientX: x, clientY: y }) => {
      // A click by key has no place.
      if (detail > 0) last.current = { x, y, signal: AbortSignal.timeout(withinMs) }
    },
  }
}
