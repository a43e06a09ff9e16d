import type { ReactNode } from 'react'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { isTrying, useSyncStatus } from '#src/state/sync-status.ts'
import { LoadFailure } from '#src/ui/layout/load-failure.tsx'

async function loadAgain(): Promise<void> {
  const { loadAgain } = await fetchPart(() => import('./actions.ts'))
  loadAgain()
}

/** Something of a key phrase has never come to this device. */
export function NotLoaded({ title, children }: { title: string; children?: ReactNode }) {
  const { phase, trouble } = useSyncStatus()
  return (
    <LoadFailure title={title} trying={trouble !== null && isTrying(phase)} onRetry={() => void loadAgain()}>
      {children}
    </LoadFailure>
  )
}
