import { useEffect } from 'react'
import { noteLook } from '#src/db/writes/device-notes.ts'
import { now } from '#src/lib/clock.ts'

/** How long the news must be visible to count as seen. */
const lookMs = 5_000

/** Records a visit each time the news have been visible for long enough. */
export function useNotedLook(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(() => void noteLook(now()), lookMs)
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [])
}
