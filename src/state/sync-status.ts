import { create } from 'zustand'

/** What the background join is doing; `failed` means that the last round met an error and will be tried again. */
export type SyncPhase = 'idle' | 'pushing' | 'pulling' | 'offline' | 'failed'

interface SyncStatus {
  phase: SyncPhase
  /** When device and server last agreed (ISO 8601), null before the first round of this tab. */
  syncedAt: string | null
}

const useSyncStore = create<SyncStatus>(() => ({ phase: 'idle', syncedAt: null }))

export function setSyncStatus(status: Partial<SyncStatus>): void {
  useSyncStore.setState(status)
}

export function useSyncStatus(): SyncStatus {
  return useSyncStore()
}
