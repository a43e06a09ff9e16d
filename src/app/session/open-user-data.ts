import { isInMemory } from '#src/db/core/memory-store.ts'
import { readMetadata } from '#src/db/core/metadata.ts'
import { databaseUserIds, openDatabase, openUserId } from '#src/db/core/open.ts'
import { isOffline } from '#src/lib/network.ts'
import { isSessionSaved, storedSession } from '#src/remote/auth/stored-session.ts'
import { askAhead } from '#src/remote/tables/pull-changes.ts'
import { setSaved } from '#src/state/storage.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { startSync } from '#src/sync/engine/engine.ts'
import { keepArrived } from '#src/sync/engine/pull.ts'
import { watchSession } from './watch-session.ts'

/**
 * A new device has to make its store first; what it will ask then does not depend on that. A browser that gives no store
 * has none.
 */
async function askWithoutStore(userId: string): Promise<void> {
  const known = await databaseUserIds().catch((): string[] => [])
  if (!known.includes(userId)) askAhead(userId)
}

async function open(userId: string): Promise<void> {
  opened = null
  watchSession()
  // Side by side: which stores there are is asked before this one is made.
  const asking = isOffline() ? undefined : askWithoutStore(userId)
  await openDatabase(userId)
  await asking
  const syncedBefore = (await readMetadata('pulled_at')) !== undefined
  // What goes wrong here is told by the pull, which does it again.
  if (!syncedBefore) await keepArrived(userId).catch(() => undefined)
  // Somebody may have signed out meanwhile.
  if (storedSession()?.userId !== userId) return
  setSyncStatus({ syncedBefore })
  setSaved({ data: !isInMemory(), session: isSessionSaved() })
  opened = userId
  if (syncedBefore) setTimeout(() => syncStill(userId), screenFirstMs)
  else startSync({ pullFirst: true })
}

/** What the device has is read and drawn before anything else takes its turn at processor and store. */
export const screenFirstMs = 300

/** Starts the sync if it is still the one to start. */
function syncStill(userId: string): void {
  if (storedSession()?.userId === userId && openUserId() === userId) startSync()
}

const opening = new Map<string, Promise<void>>()
/** Whose data was opened last, all the way. */
let opened: string | null = null

/** Whether the user's data is open, all the way. */
export const isOpen = (userId: string) => opened === userId && openUserId() === userId

/**
 * Opens what this device remembers of the user and starts the sync behind it; whoever asks while that is under way waits
 * for the same, and later has it as long as nobody has closed it. Throws as `openDatabase`.
 */
export function openUserData(userId: string): Promise<void> {
  if (isOpen(userId)) return Promise.resolve()
  const underWay = opening.get(userId) ?? open(userId).finally(() => opening.delete(userId))
  opening.set(userId, underWay)
  return underWay
}
