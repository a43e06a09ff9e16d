import { useEffect, useState } from 'react'
import { now } from '#src/lib/clock.ts'

/** The current time, updated at intervals of `everyMs` while `isWanted`. */
export function useTime(everyMs: number, isWanted = true): Date {
  const [time, setTime] = useState(now)
  useEffect(() => {
    if (!isWanted) return
    setTime(now())
    const timer = setInterval(() => setTime(now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isWanted])
  return time
}
