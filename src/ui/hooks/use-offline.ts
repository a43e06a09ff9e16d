import { useSyncExternalStore } from 'react'
import { listen } from '#src/lib/listen.ts'
import { isOffline } from '#src/lib/network.ts'

const subscribe = (listener: () => void) => listen(['online', 'offline'], listener)

export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false)
}
