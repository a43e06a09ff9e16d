import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { readProfile } from '#src/db/profile.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { loadAgain } from './actions.ts'

type Status = ReturnType<typeof useSyncStatus>

/**
 * Why there is nothing on the device: before the first comparison with the server it may be yet to come. `isNew`:
 * nothing has ever come to this device.
 */
function whyEmpty({ phase, syncedAt, trouble }: Status, isNew: boolean): 'failed' | 'loading' | 'nothing' {
  if (syncedAt !== null) return 'nothing'
  if (trouble === 'failed' || (trouble === 'offline' && isNew)) return 'failed'
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
  const status = useSyncStatus()
  const profile = useLiveQuery(async () => (await readProfile()) ?? null)
  const why = whyEmpty(status, profile === null)
  if (why === 'loading') return <Skeleton label={loading} shape="list" />
  if (why === 'failed')
    return <LoadFailure title={failed} trying={status.phase !== status.trouble} onRetry={loadAgain} />
  return (
    <EmptyState title={nothing} action={action}>
      {children}
    </EmptyState>
  )
}
