import { useSyncExternalStore } from 'react'

function mediaHook(media: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const query = matchMedia(media)
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
  const matches = () => matchMedia(media).matches
  return () => useSyncExternalStore(subscribe, matches, () => false)
}

/** Whether the window is wide enough for a table with many columns; below that, lists consist of cards. */
export const useWide = mediaHook('(width >= 64rem)')

/** Whether the window is also wide enough for all columns of a table that has many. */
export const useRoomy = mediaHook('(width >= 80rem)')
