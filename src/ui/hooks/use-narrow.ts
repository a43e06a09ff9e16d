import { useSyncExternalStore } from 'react'
import { usePrinting } from './use-printing.ts'

// With the page's margins some 640 px for a table: below that one of many columns cannot be read.
const narrow = '(width < 42rem)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is no room for a table of many columns: a phone, or a window that is magnified. Paper has room. */
export function useNarrow(): boolean {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  )
  return !usePrinting() && isNarrow
}
