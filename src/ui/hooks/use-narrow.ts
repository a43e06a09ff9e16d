import { usePrinting } from './use-printing.ts'
import { mediaHook } from './use-wide.ts'

// At 42rem, the page's margins leave about 640 px for a table; in less, tables with many columns are unreadable.
const useNarrowWindow = mediaHook('(width < 42rem)')

/** Whether a table with many columns does not fit, as on a phone or in a magnified window. Always false in print. */
export function useNarrow(): boolean {
  const isNarrow = useNarrowWindow()
  return !usePrinting() && isNarrow
}
