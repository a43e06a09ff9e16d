import { isOffline } from '#src/lib/network.ts'
import { useSyncPart } from '#src/state/sync-status.ts'

/** Whether new requests are queued, because the device is offline or the last sync failed. */
export function useWaitsForConnection(): boolean {
  const phase = useSyncPart('phase')
  return phase === 'offline' || phase === 'failed' || isOffline()
}
