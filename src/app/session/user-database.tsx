import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { StorageErased, StorageOutdated } from '#src/db/core/errors.ts'
import { setMark } from '#src/db/core/local-marks.ts'
import { isInMemory } from '#src/db/core/memory-store.ts'
import { watchStorage } from '#src/db/core/open.ts'
import { countUnread } from '#src/db/mirror/pulled-rows.ts'
import { countUnsent, listParked } from '#src/db/outbox/outbox.ts'
import { countQueued } from '#src/db/reads/queued-searches.ts'
import { isApplePhone, isInstalled } from '#src/lib/device.ts'
import { fetchOptionalPart } from '#src/lib/fetch-part.ts'
import { listen } from '#src/lib/listen.ts'
import { storedSession } from '#src/remote/auth/stored-session.ts'
import { emptyOutbox, setOutboxCounts } from '#src/state/notices.ts'
import { setSession } from '#src/state/session.ts'
import { useLack } from '#src/state/sync-status.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { ScreenSkeleton } from '#src/ui/loading/skeleton.tsx'
import { shellWords } from '#src/words/shell/shell.ts'
import { isOpen, openUserData, screenFirstMs } from './open-user-data.ts'
import type { Trouble } from './storage-trouble.tsx'
import { eraseLeftovers } from './user-data.ts'

const AlertsWatch = lazyPart('alerts', () => import('../notices/alerts-watch.tsx'), 'AlertsWatch', {
  place: 'quiet',
})

// Other browsers offer to install the app themselves.
const InstallOffer =
  isApplePhone() && !isInstalled()
    ? lazyPart('offer', () => import('../notices/install-offer.tsx'), 'InstallOffer', { place: 'quiet' })
    : null

// Loaded once changes have been unsent for a second, or the first download has taken a second.
const SyncNotices = lazyPart('sync', () => import('../notices/sync-notices.tsx'), 'SyncNotices', {
  place: 'quiet',
})
const passingMs = 1_000

const StorageTroubleScreen = lazyPart(
  'screen',
  () => import('./storage-trouble.tsx'),
  'StorageTroubleScreen',
  { place: 'screen' },
)

/** Makes the browser ask before closing a tab that has the only copy of a change. */
function useLastWarning(unsent: number): void {
  useEffect(() => {
    if (unsent > 0 && isInMemory()) return listen(['beforeunload'], (event) => event.preventDefault())
  }, [unsent])
}

function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLasts(true), passingMs)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isSo])
  return lasts
}

function OutboxWatch({ userId }: { userId: string }) {
  const counts = useLiveQuery(async () => {
    const [unsent, searches, parked] = await Promise.all([countUnsent(), countQueued(), listParked()])
    return { unsent: unsent - parked.length, searches, parked: parked.length }
  })
  useEffect(() => {
    setOutboxCounts(counts ?? emptyOutbox)
    if (counts && !isInMemory()) setMark('kept', userId, counts.unsent + counts.parked)
    return () => setOutboxCounts(emptyOutbox)
  }, [counts, userId])
  useInsightsKept()
  useLastWarning(counts ? counts.unsent + counts.parked : 0)
  const isFirstVisit = useLack() === 'loading'
  const lasts = useLasting(isFirstVisit || (counts !== undefined && counts.unsent > 0))
  return lasts ? <SyncNotices /> : null
}

async function keepInsights(): Promise<void> {
  const part = await fetchOptionalPart(() => import('#src/db/insights/keep-gists.ts'))
  await part?.keepGists()
}

function useInsightsKept(): void {
  const unread = useLiveQuery(() => countUnread(), [], 0)
  useEffect(() => {
    if (unread > 0) keepInsights().catch(reportError)
  }, [unread])
}

let hasBegun = false

function Behind({ userId }: { userId: string }) {
  const [begins, setBegins] = useState(hasBegun)
  useEffect(() => {
    if (begins) return void eraseLeftovers(userId)
    const timer = setTimeout(() => {
      hasBegun = true
      setBegins(true)
    }, screenFirstMs)
    return () => clearTimeout(timer)
  }, [begins, userId])
  if (!begins) return null
  return (
    <>
      <OutboxWatch userId={userId} />
      <AlertsWatch />
      {InstallOffer && <InstallOffer />}
    </>
  )
}

export function UserDatabase({ userId, children }: { userId: string; children: ReactNode }) {
  const [openFor, setOpenFor] = useState(() =>
    isOpen(userId) && storedSession()?.userId === userId ? userId : null,
  )
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const again = useCallback(() => setAttempt((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the store again
  useEffect(() => {
    // The user signed out in another tab while this one showed a public page.
    if (storedSession()?.userId !== userId) return setSession(null)
    let current = true
    const stopWatching = watchStorage(setTrouble)
    openUserData(userId).then(
      () => {
        if (!current) return
        setTrouble(null)
        setOpenFor(userId)
      },
      (error: unknown) => {
        if (error instanceof StorageOutdated) setTrouble('ahead')
        // `watchStorage` has already reported cleared data.
        else if (!(error instanceof StorageErased)) setFailure(error)
      },
    )
    return () => {
      current = false
      stopWatching()
    }
  }, [userId, attempt])

  if (failure) throw failure
  if (trouble) return <StorageTroubleScreen {...{ trouble, userId, again }} />
  if (openFor !== userId) return <ScreenSkeleton label={shellWords.opening} />
  return (
    <>
      {children}
      <Behind userId={userId} />
    </>
  )
}
