import type { ReactNode } from 'react'
import { isTrying, useLack, useSyncPart } from '#src/state/sync-status.ts'
import { NotHereYet } from '#src/ui/layout/empty-state.tsx'
import { LoadFailure } from '#src/ui/layout/load-failure.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { type PartName, uiWords } from '#src/words/controls/ui.ts'
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

interface WhyEmptyProps {
  what: PartName
  /** For screen readers, while the first sync runs. */
  loading: string
  failed?: string
  shape?: 'card' | 'list'
  /** Shown once the first sync is complete. Omitted for data that every account has. */
  children?: ReactNode
}

/** Shown instead of data that this device does not have: the first sync may not have fetched it yet. */
export function WhyEmpty({ what, loading, failed, shape = 'list', children }: WhyEmptyProps) {
  const lack = useLack()
  if (lack === 'offline') return <NotHereYet what={what} />
  if (lack === 'failed') return <PullFailure title={failed ?? uiWords.notLoaded(uiWords.parts[what])} />
  return (lack === null && children) || <Skeleton label={loading} shape={shape} />
}
