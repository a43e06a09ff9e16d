import type { ReactNode } from 'react'
import { loadAgain } from '#src/parts/sync/actions.ts'
import { isTrying, useLack, useSyncStatus } from '#src/state/sync-status.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { LoadFailure } from '#src/ui/layout/load-failure.tsx'
import { NotHereYet } from '#src/ui/layout/not-here-yet.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'

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
  const lack = useLack()
  const { phase } = useSyncStatus()
  if (lack === 'loading') return <Skeleton label={loading} shape="list" />
  if (lack === 'offline') return <NotHereYet what="yourHistory" />
  if (lack === 'failed') return <LoadFailure title={failed} trying={isTrying(phase)} onRetry={loadAgain} />
  return (
    <EmptyState title={nothing} action={action}>
      {children}
    </EmptyState>
  )
}
