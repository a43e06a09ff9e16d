import { useSyncExternalStore } from 'react'

const wide = '(width >= 64rem)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is wide enough for a table of many columns; below that, lists are made of cards. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
}
