import { useEffect } from 'react'
import { noteLook } from '#src/db/writes/device-notes.ts'
import { now } from '#src/lib/clock.ts'

/** For so long the news must be in sight to have been looked at. */
const lookMs = 5_000

/** Notes that the news were looked at, each time that they have been in sight for a while. */
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
