import { type MouseEvent, useEffect, useRef } from 'react'

// The longest time and distance between the presses of a double press.
const withinMs = 600
const withinPx = 32

/**
 * Prevents the second press of a double press from reaching the page beneath a dialog that the first press closed. Use
 * the returned function as the click handler of the dialog's content.
 */
export function useSecondPress(): (event: MouseEvent) => void {
  const last = useRef<{ x: number; y: number; signal: AbortSignal }>(null)
  useEffect(
    () => () => {
      if (!last.current) return
      const { x, y, signal } = last.current
      const swallow = (event: PointerEvent) => {
        if (Math.hypot(event.clientX - x, event.clientY - y) > withinPx) return
        event.preventDefault()
        event.stopPropagation()
      }
      // Only the next click within this time belongs to a double press.
      addEventListener('click', swallow, { capture: true, once: true, signal })
    },
    [],
  )
  return ({ detail, clientX: x, clientY: y }) => {
    // Keyboard clicks have no coordinates.
    if (detail > 0) last.current = { x, y, signal: AbortSignal.timeout(withinMs) }
  }
}
