import { type MouseEvent, useEffect, useRef } from 'react'

// The slowest system setting for a double click, and the distance a finger moves between the two presses.
const withinMs = 600
const withinPx = 32

/**
 * Keeps the second press of a double press from the page beneath a dialog that the first press has closed. Pass
 * `onPress` to the dialog's content, to receive its clicks.
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
      // Only the next press, and only within this time, is the second of a double press.
      addEventListener('click', swallow, { capture: true, once: true, signal })
    }
  }, [open])
  return {
    onPress: ({ detail, clientX: x, clientY: y }) => {
      // A click by keyboard has no coordinates.
      if (detail > 0) last.current = { x, y, signal: AbortSignal.timeout(withinMs) }
    },
  }
}
