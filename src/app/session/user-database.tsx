import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { StorageErased, StorageOutdated } from '#src/db/core/errors.ts'
import { setMark } from '#src/db/core/local-marks.ts'
import { isInMemory } from '#src/db/core/memory-store.ts'
import { watchStorage } from '#src/db/core/open.ts'
import { countUnsent, listParked } from '#src/db/outbox/outbox.ts'
import { countQueued } from '#src/db/reads/queued-searches.ts'
import { isApplePhone, isInstalled } from '#src/lib/device.ts'
import { storedSession } from '#src/remote/auth/stored-session.ts'
import { setOutboxCounts } from '#src/state/outbox-counts.ts'
import { setSession } from '#src/state/session.ts'
import { useLack } from '#src/state/sync-status.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { ScreenSkeleton } from '#src/ui/loading/screen-skeleton.tsx'
import { shellWords } from '#src/words/shell/shell.ts'
import { isOpen, openUserData, screenFirstMs } from './open-user-data.ts'
import type { Trouble } from './storage-trouble.tsx'
import { eraseLeftovers } from './user-data.ts'

// After the screen: nobody waits for it.
const AlertsWatch = lazyPart(
  'alerts',
  async () => (await import('../notices/alerts-watch.tsx')).AlertsWatch,
  {
    place: 'quiet',
  },
)

// Where a browser offers to install the app by itself, and where it is installed, nothing is to be said.
const InstallOffer =
  isApplePhone() && !isInstalled()
    ? lazyPart('offer', async () => (await import('../notices/install-offer.tsx')).InstallOffer, {
        place: 'quiet',
      })
    : null

// Only where device and server do not agree for longer than they mostly do.
const SyncNotices = lazyPart('sync', async () => (await import('../notices/sync-notices.tsx')).SyncNotices, {
  place: 'quiet',
})
const passingMs = 1_000

// Hardly any device ever needs it.
const StorageTroubleScreen = lazyPart(
  'screen',
  async () => (await import('./storage-trouble.tsx')).StorageTroubleScreen,
  { place: 'screen' },
)

/** Has the browser ask before the only copy of a change goes with the tab. */
function useLastWarning(unsent: number): void {
  useEffect(() => {
    if (unsent === 0 || !isInMemory()) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
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

/** Tells the shell what device and server do not agree on while the database is open. */
function OutboxWatch({ userId }: { userId: string }) {
  const counts = useLiveQuery(async () => {
    const [unsent, searches, parked] = await Promise.all([countUnsent(), countQueued(), listParked()])
    return { unsent: unsent - parked.length, searches, parked: parked.length }
  })
  useEffect(() => {
    setOutboxCounts(counts ?? null)
    if (counts && !isInMemory()) setMark('kept', userId, counts.unsent + counts.parked)
    return () => setOutboxCounts(null)
  }, [counts, userId])
  useLastWarning(counts ? counts.unsent + counts.parked : 0)
  const isFirstVisit = useLack() === 'loading'
  const lasts = useLasting(isFirstVisit || (counts !== undefined && counts.unsent > 0))
  return lasts ? <SyncNotices /> : null
}

let hasBegun = false

/** What goes on behind every screen: the first of a tab has its turn at processor and store before it. */
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

/** Opens what this device remembers of the user, starts the sync behind it, then shows the screen. */
export function UserDatabase({ userId, children }: { userId: string; children: ReactNode }) {
  // What was opened ahead, or for the screen before, is shown at once.
  const [openFor, setOpenFor] = useState(() =>
    isOpen(userId) && storedSession()?.userId === userId ? userId : null,
  )
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const again = useCallback(() => setAttempt((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the store again
  useEffect(() => {
    // Somebody signed out in another tab while this one showed a public page.
    if (storedSession()?.userId !== userId) return setSession({ status: 'signed-out' })
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
        // `watchStorage` has reported cleared data.
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
