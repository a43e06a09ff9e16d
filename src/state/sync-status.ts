import { create } from 'zustand'
import { isOffline } from '#src/lib/network.ts'

/** `offline`: the last round got no response. `failed`: it failed for another reason. Both are retried. */
export type SyncPhase = 'idle' | 'pushing' | 'pulling' | 'offline' | 'failed'

interface SyncStatus {
  phase: SyncPhase
  /** When this tab last synced successfully (ISO 8601); null before the first time. */
  syncedAt: string | null
  /** The error of the last completed round, even while the next one runs. */
  trouble: 'offline' | 'failed' | null
  /** Whether the data on this device had been synced before this tab opened it. */
  syncedBefore: boolean
}

const useSyncStore = create<SyncStatus>(() => ({
  phase: 'idle',
  syncedAt: null,
  trouble: null,
  syncedBefore: false,
}))

function nextTrouble(phase: SyncPhase | undefined): Partial<Pick<SyncStatus, 'trouble'>> {
  if (phase === 'offline' || phase === 'failed') return { trouble: phase }
  return phase === 'idle' ? { trouble: null } : {}
}

export function setSyncStatus(status: Partial<Omit<SyncStatus, 'trouble'>>): void {
  useSyncStore.setState({ ...status, ...nextTrouble(status.phase) })
}

/** Returns one field of the status, so that a component does not rerender on every step of the sync. */
export function useSyncPart<Part extends keyof SyncStatus>(part: Part): SyncStatus[Part] {
  return useSyncStore((status) => status[part])
}

export const isTrying = (phase: SyncPhase) => phase === 'pushing' || phase === 'pulling'

/** Why data may be missing on this device; null after the first complete sync. */
export function useLack(): 'loading' | 'offline' | 'failed' | null {
  return useSyncStore(({ trouble, syncedAt, syncedBefore }) => {
    if (syncedAt !== null || syncedBefore) return null
    // If the device has a network, a missing response is the server's failure.
    return trouble === 'offline' && !isOffline() ? 'failed' : (trouble ?? 'loading')
  })
}

/** Whether queued requests must wait, because the device is offline or the last sync failed. */
export function useWaitsForConnection(): boolean {
  const phase = useSyncPart('phase')
  return phase === 'offline' || phase === 'failed' || isOffline()
}
