import { useRef } from 'react'

/** Returns the focus to `opener`, which had it before a dialog opened, or to the page if `opener` is gone or null. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement>(null)
  const giveBack = (event: Event) => {
    event.preventDefault()
    const target = opener.current?.isConnected ? opener.current : document.querySelector('main')
    target?.focus()
  }
  return { opener, giveBack }
}

/** Moves the focus to the page when the focused control disappears. */
export const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true })
