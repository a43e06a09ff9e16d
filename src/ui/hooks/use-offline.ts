import { useSyncExternalStore } from 'react'
import { isOffline } from '#src/lib/network.ts'

function subscribe(listener: () => void): () => void {
  const stop = new AbortController()
  for (const event of ['online', 'offline']) addEventListener(event, listener, { signal: stop.signal })
  return () => stop.abort()
}

export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false)
}
