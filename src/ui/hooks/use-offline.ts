import { useSyncExternalStore } from 'react'
import { isOffline } from '#src/lib/network.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false)
}
