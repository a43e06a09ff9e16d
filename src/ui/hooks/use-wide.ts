import { useSyncExternalStore } from 'react'
import { usePrinting } from './use-printing.ts'

/** Makes a hook that returns whether a media query matches; false in a prerendered page. */
function mediaHook(media: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const query = matchMedia(media)
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
  const matches = () => matchMedia(media).matches
  return () => useSyncExternalStore(subscribe, matches, () => false)
}

/** Whether the window has the width of a desktop layout. */
export const useWide = mediaHook('(width >= 64rem)')

/** Whether the window is wide enough for every column of a table. */
export const useRoomy = mediaHook('(width >= 80rem)')

// At 42rem, the page's margins leave about 640 px for a table. Less is too narrow for many columns.
const useNarrowWindow = mediaHook('(width < 42rem)')

/** Whether a table with many columns does not fit, as on a phone or when zoomed in. Always false in print. */
export function useNarrow(): boolean {
  const isNarrow = useNarrowWindow()
  return !usePrinting() && isNarrow
}
