import { useEffect } from 'react'
import { noteLook } from '#src/db/writes/device-notes.ts'
import { now } from '#src/lib/clock.ts'
import type { Home } from './use-home.ts'

/** How long the news must be visible to count as seen. */
const lookMs = 5_000

/** Records a visit each time the news have been visible for long enough. */
export function useNotedLook(home: Home | null | undefined): void {
  const created_at = home?.profile.created_at
  const checked_at = home?.news.checked_at ?? null
  useEffect(() => {
    if (!created_at) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => void noteLook(now(), created_at, checked_at), lookMs)
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [created_at, checked_at])
}
