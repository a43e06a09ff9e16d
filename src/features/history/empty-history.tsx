import type { ReactNode } from 'react'
import { type SyncPhase, useSyncStatus } from '#src/state/sync-status.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** Why there is nothing on the device: before the first comparison with the server it may be yet to come. */
function whyEmpty(phase: SyncPhase, syncedAt: string | null): 'failed' | 'loading' | 'nothing' {
  if (syncedAt !== null) return 'nothing'
  if (phase === 'failed') return 'failed'
  return phase === 'pulling' || phase === 'pushing' ? 'loading' : 'nothing'
}

interface EmptyHistoryProps {
  /** Said while the history is on its way. */
  loading: string
  /** Said when it could not be loaded. */
  failed: string
  /** Said when there is none, with the way to make a first one. */
  nothing: string
  action: ReactNode
  children: ReactNode
}

/** Stands where a history will be. */
export function EmptyHistory({ loading, failed, nothing, action, children }: EmptyHistoryProps) {
  const { syncedAt, phase } = useSyncStatus()
  const why = whyEmpty(phase, syncedAt)
  if (why === 'loading') return <Skeleton label={loading} shape="list" />
  if (why === 'failed')
    return <ErrorState title={failed}>It is loaded as soon as the server answers.</ErrorState>
  return (
    <EmptyState title={nothing} action={action}>
      {children}
    </EmptyState>
  )
}
