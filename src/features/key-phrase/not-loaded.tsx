import type { ReactNode } from 'react'
import { retryPull } from '#src/parts/sync/actions.ts'
import { isTrying, useSyncStatus } from '#src/state/sync-status.ts'
import { LoadFailure } from '#src/ui/layout/load-failure.tsx'

export function NotLoaded({ title, children }: { title: string; children?: ReactNode }) {
  const { phase, trouble } = useSyncStatus()
  return (
    <LoadFailure title={title} trying={trouble !== null && isTrying(phase)} onRetry={retryPull}>
      {children}
    </LoadFailure>
  )
}
