import { create } from 'zustand'

/** What the background join is doing; `failed` means that the last round met an error and will be tried again. */
type SyncPhase = 'idle' | 'pushing' | 'pulling' | 'offline' | 'failed'

interface SyncStatus {
  phase: SyncPhase
  /** When device and server last agreed (ISO 8601), null before the first round of this tab. */
  syncedAt: string | null
  /** What the last round that ended has met: it stays while the next one is under way. */
  trouble: 'offline' | 'failed' | null
}

const useSyncStore = create<SyncStatus>(() => ({ phase: 'idle', syncedAt: null, trouble: null }))

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
