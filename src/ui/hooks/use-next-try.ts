import { useEffect, useEffectEvent } from 'react'
import { useOffline } from './use-offline.ts'

const firstPauseMs = 2_000
const maxPauseMs = 30_000

/** Retries a failed load when the network is back and, while online, after pauses that grow to 30 s. */
export function useNextTry(failures: number, again: () => void): void {
  const offline = useOffline()
  const tryAgain = useEffectEvent(again)
  useEffect(() => {
    if (failures === 0) return
    addEventListener('online', tryAgain)
    const pauseMs = Math.min(firstPauseMs * 2 ** (failures - 1), maxPauseMs)
    const timer = offline ? undefined : setTimeout(tryAgain, pauseMs)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', tryAgain)
    }
  }, [failures, offline])
}
