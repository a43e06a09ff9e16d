import { readMark } from '#src/db/core/local-marks.ts'
import { isInMemory } from '#src/db/core/memory-store.ts'
import { readMetadata } from '#src/db/core/metadata.ts'
import { openDatabase, openUserId } from '#src/db/core/open.ts'
import { isOffline } from '#src/lib/network.ts'
import { isSessionSaved, storedSession } from '#src/remote/auth/stored-session.ts'
import { askAhead } from '#src/remote/tables/pull-changes.ts'
import { setSaved } from '#src/state/notices.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { startSync } from '#src/sync/engine/engine.ts'
import { keepArrived } from '#src/sync/engine/pull.ts'
import { watchSession } from './watch-session.ts'

async function open(userId: string): Promise<void> {
  opened = null
  watchSession()
  // A new device's first request does not depend on the store, so it is sent while the store is created.
  if (readMark('kept', userId) === null && !isOffline()) askAhead(userId)
  await openDatabase(userId)
  const syncedBefore = (await readMetadata('pulled_at')) !== undefined
  // The pull stores the response again, and reports any error.
  if (!syncedBefore) await keepArrived(userId).catch(() => undefined)
  // The user may have signed out in the meantime.
  if (storedSession()?.userId !== userId) return
  setSyncStatus({ syncedBefore })
  setSaved({ data: !isInMemory(), session: isSessionSaved() })
  opened = userId
  if (!syncedBefore) return startSync({ pullFirst: true })
  setTimeout(() => {
    if (storedSession()?.userId === userId && openUserId() === userId) startSync()
  }, screenFirstMs)
}

/** How long the sync and other background work wait, so that stored data is read and rendered first. */
export const screenFirstMs = 300

const opening = new Map<string, Promise<void>>()
let opened: string | null = null

export const isOpen = (userId: string) => opened === userId && openUserId() === userId

/**
 * Opens the user's data on this device and starts the sync, unless the user signs out meanwhile. Does nothing
 * if the data is open already. Throws like `openDatabase`.
 */
export function openUserData(userId: string): Promise<void> {
  if (isOpen(userId)) return Promise.resolve()
  const underWay = opening.get(userId) ?? open(userId).finally(() => opening.delete(userId))
  opening.set(userId, underWay)
  return underWay
}
