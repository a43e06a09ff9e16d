import { useEffect, useEffectEvent } from 'react'
import { useSyncPart } from '#src/state/sync-status.ts'

/**
 * While `isNeeded`, calls `run` after each sync, and immediately if there has already been one. Aborts the
 * signal before the next call and when the component unmounts.
 */
export function useAfterSync(run: (signal: AbortSignal) => Promise<void>, isNeeded = true): void {
  const syncedAt = useSyncPart('syncedAt')
  const start = useEffectEvent(run)
  useEffect(() => {
    if (syncedAt === null || !isNeeded) return
    const abort = new AbortController()
    void start(abort.signal)
    return () => abort.abort()
  }, [syncedAt, isNeeded])
}
