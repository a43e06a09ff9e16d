import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { loadAgain } from '#src/parts/sync/actions.ts'
import { useWaitsForConnection } from '#src/parts/sync/use-waits-for-connection.ts'
import { useSyncPart } from '#src/state/sync-status.ts'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'

interface AskedAgainProps {
  /** What is read meanwhile, for screen readers. */
  label: string
  children: ReactNode
}

/**
 * An offer to pay for what was left unfinished. The server may have made more of it than this device has heard of: it is
 * asked first, where it can be. What has once been offered stays.
 */
export function AskedAgain({ label, children }: AskedAgainProps) {
  const syncedAt = useSyncPart('syncedAt')
  const waits = useWaitsForConnection()
  const [before, setBefore] = useState<{ syncedAt: string | null } | null>(null)
  const [isKnown, setKnown] = useState(false)
  const ask = useEffectEvent(() => {
    setBefore({ syncedAt })
    loadAgain()
  })
  useEffect(() => ask(), [])
  const isOver = before !== null && (waits || syncedAt !== before.syncedAt)
  useEffect(() => {
    if (isOver) setKnown(true)
  }, [isOver])
  return isKnown || isOver ? children : <Skeleton label={label} shape="card" />
}
