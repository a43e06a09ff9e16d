import { isOffline } from '#src/lib/network.ts'
import { useSyncPart } from '#src/state/sync-status.ts'

/** Whether what is to be made waits for a connection: the device has none, or nobody answered when it was last asked. */
export function useWaitsForConnection(): boolean {
  const phase = useSyncPart('phase')
  return phase === 'offline' || phase === 'failed' || isOffline()
}
