import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { retryPull } from '#src/parts/sync/actions.ts'
import { useSyncPart, useWaitsForConnection } from '#src/state/sync-status.ts'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'

interface AskedAgainProps {
  label: string
  children: ReactNode
}

/**
 * If online, pulls first, because the server may have stored pages that are not on this device. Once shown, the offer
 * stays.
 */
export function AskedAgain({ label, children }: AskedAgainProps) {
  const syncedAt = useSyncPart('syncedAt')
  const waits = useWaitsForConnection()
  const [before, setBefore] = useState<{ syncedAt: string | null } | null>(null)
  const [isKnown, setKnown] = useState(false)
  const ask = useEffectEvent(() => {
    setBefore({ syncedAt })
    retryPull()
  })
  useEffect(() => ask(), [])
  const isOver = before !== null && (waits || syncedAt !== before.syncedAt)
  useEffect(() => {
    if (isOver) setKnown(true)
  }, [isOver])
  return isKnown || isOver ? children : <Skeleton label={label} shape="card" />
}
