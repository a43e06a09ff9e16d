import { useRef } from 'react'

/** Gives the focus back to what had it before a dialog opened; where that is gone or null, to the page. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement>(null)
  const giveBack = (event: Event) => {
    event.preventDefault()
    const target = opener.current?.isConnected ? opener.current : document.querySelector('main')
    target?.focus()
  }
  return { opener, giveBack }
}
