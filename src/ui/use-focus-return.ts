import { useRef } from 'react'

/** Gives the focus back to what had it before a dialog opened; where that is gone or null, to the page. */
export function useFocusReturn() {
  const opener = useRef<Element>(null)
  const giveBack = (event: Event) => {
    event.preventDefault()
    const target = opener.current?.isConnected ? opener.current : document.querySelector('main')
    if (target instanceof HTMLElement) target.focus()
  }
  return { opener, giveBack }
}
