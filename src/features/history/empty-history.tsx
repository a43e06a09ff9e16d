import type { ReactNode } from 'react'
import { retryPull } from '#src/parts/sync/actions.ts'
import { isTrying, useLack, useSyncStatus } from '#src/state/sync-status.ts'
import { EmptyState, NotHereYet } from '#src/ui/layout/empty-state.tsx'
import { LoadFailure } from '#src/ui/layout/load-failure.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'

interface EmptyHistoryProps {
  loading: string
  failed: string
  nothing: string
  action: ReactNode
  children: ReactNode
}

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
