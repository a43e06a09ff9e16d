import { useRef } from 'react'

/**
 * Set `opener` to the focused element when a dialog opens. When the dialog closes, `giveBack` moves the focus
 * back to that element, or to the page if the element is gone or null.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement>(null)
  const giveBack = (event: Event) => {
    event.preventDefault()
    const target = opener.current?.isConnected ? opener.current : document.querySelector('main')
    target?.focus()
  }
  return { opener, giveBack }
}

/** Moves the focus to the page, without scrolling. Used when the control that has the focus disappears. */
export const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true })
