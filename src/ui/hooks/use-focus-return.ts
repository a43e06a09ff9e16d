import { useRef } from 'react'

/** Returns the focus to the element that had it before a dialog opened; if that is gone or null, to the page. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement>(null)
  const giveBack = (event: Event) => {
    event.preventDefault()
    const target = opener.current?.isConnected ? opener.current : document.querySelector('main')
    target?.focus()
  }
  return { opener, giveBack }
}
