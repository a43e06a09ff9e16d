import { useRef } from 'react'

/** Gives the focus back to what had it before a dialog opened; where that is gone or not wanted, to the page. */
export function useFocusReturn() {
  const opener = useRef<Element>(null)
  return {
    remember() {
      opener.current = document.activeElement
    },
    /** What is left behind does not get the focus back. */
    forget() {
      opener.current = null
    },
    giveBack(event: Event) {
      event.preventDefault()
      const target = opener.current?.isConnected ? opener.current : document.querySelector('main')
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
