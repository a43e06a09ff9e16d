import type { ReactNode } from 'react'
import { isTrying, useSyncPart } from '#src/state/sync-status.ts'
import { LoadFailure } from '#src/ui/layout/load-failure.tsx'
import { retryPull } from './actions.ts'

export function PullFailure({ title, children }: { title: string; children?: ReactNode }) {
  const phase = useSyncPart('phase')
  const trouble = useSyncPart('trouble')
  return (
    <LoadFailure title={title} trying={trouble !== null && isTrying(phase)} onRetry={retryPull}>
      {children}
    </LoadFailure>
  )
}
