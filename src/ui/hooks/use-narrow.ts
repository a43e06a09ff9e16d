import { useSyncExternalStore } from 'react'
import { usePrinting } from './use-printing.ts'

// At 42rem, the page's margins leave about 640 px for a table; in less, tables with many columns are unreadable.
const narrow = '(width < 42rem)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether a table with many columns does not fit, as on a phone or in a magnified window. Always false in print. */
export function useNarrow(): boolean {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  )
  return !usePrinting() && isNarrow
}
