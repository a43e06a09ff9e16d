import { create } from 'zustand'
import { isOffline } from '#src/lib/network.ts'

/** What the background join is doing; `failed` means that the last round met an error and will be tried again. */
export type SyncPhase = 'idle' | 'pushing' | 'pulling' | 'offline' | 'failed'

interface SyncStatus {
  phase: SyncPhase
  /** When device and server last agreed (ISO 8601), null before the first round of this tab. */
  syncedAt: string | null
  /** What the last round that ended has met: it stays while the next one is under way. */
  trouble: 'offline' | 'failed' | null
  /** Whether this device had agreed with the server before this tab was opened. */
  syncedBefore: boolean
}

const useSyncStore = create<SyncStatus>(() => ({
  phase: 'idle',
  syncedAt: null,
  trouble: null,
  syncedBefore: false,
}))

function troubleOf(phase: SyncPhase | undefined): Partial<Pick<SyncStatus, 'trouble'>> {
  if (phase === 'offline' || phase === 'failed') return { trouble: phase }
  return phase === 'idle' ? { trouble: null } : {}
}

export function setSyncStatus(status: Partial<Omit<SyncStatus, 'trouble'>>): void {
  useSyncStore.setState({ ...status, ...troubleOf(status.phase) })
}

export function useSyncStatus(): SyncStatus {
  return useSyncStore()
}

/** One part of it, for what is not to be drawn again with every step of the sync. */
export function useSyncPart<Part extends keyof SyncStatus>(part: Part): SyncStatus[Part] {
  return useSyncStore((status) => status[part])
}

/** Whether device and server are being compared at this moment. */
export const isTrying = (phase: SyncPhase) => phase === 'pushing' || phase === 'pulling'

/** Why this device may lack what the server has; null where it has had all of it once. */
export function useLack(): 'loading' | 'offline' | 'failed' | null {
  return useSyncStore(lackOf)
}

function lackOf({ trouble, syncedAt, syncedBefore }: SyncStatus): 'loading' | 'offline' | 'failed' | null {
  if (syncedAt !== null || syncedBefore) return null
  // A server that does not answer a device with a network has failed it.
  return trouble === 'offline' && !isOffline() ? 'failed' : (trouble ?? 'loading')
}
