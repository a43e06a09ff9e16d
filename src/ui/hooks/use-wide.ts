import { useSyncExternalStore } from 'react'

/** Makes a hook that returns whether a media query matches; false in a prerendered page. */
export function mediaHook(media: string): () => boolean {
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
