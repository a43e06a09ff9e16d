import type { ReactNode } from 'react'
import { retryPull } from '#src/parts/sync/actions.ts'
import { isTrying, useLack, useSyncStatus } from '#src/state/sync-status.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { LoadFailure } from '#src/ui/layout/load-failure.tsx'
import { NotHereYet } from '#src/ui/layout/not-here-yet.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'

interface EmptyHistoryProps {
  /** Shown while the history is loading. */
  loading: string
  /** Shown if the history cannot be loaded. */
  failed: string
  /** Shown with `action` if the history is empty. */
  nothing: string
  action: ReactNode
  children: ReactNode
}

/** Shown instead of a history that is empty or not loaded. */
export function EmptyHistory({ loading, failed, nothing, action, children }: EmptyHistoryProps) {
  const lack = useLack()
  const { phase } = useSyncStatus()
  if (lack === 'loading') return <Skeleton label={loading} shape="list" />
  if (lack === 'offline') return <NotHereYet what="yourHistory" />
  if (lack === 'failed') return <LoadFailure title={failed} trying={isTrying(phase)} onRetry={retryPull} />
  return (
    <EmptyState title={nothing} action={action}>
      {children}
    </EmptyState>
  )
}
