import { closeDatabase, databaseUserIds, eraseDatabase, openDatabase, openUserId } from '#src/db/core/open.ts'
import { countUnsentOf } from '#src/db/outbox/outbox.ts'
import { readProfile } from '#src/db/reads/profile.ts'
import type { SubscriptionLevel } from '#src/domain/account/rows.ts'
import { forgetScreens } from '#src/lib/typed/screen-store.ts'
import { storedSession } from '#src/remote/auth/stored-session.ts'
import { stopSync } from '#src/sync/engine/engine.ts'

/** Returns the number of unsent changes. */
export async function closeUserData(userId: string): Promise<number> {
  forgetScreens()
  await stopSync()
  // By now, another user may have signed in.
  if (openUserId() === userId) closeDatabase()
  return countUnsentOf(userId)
}

export async function eraseUserData(userId: string): Promise<void> {
  forgetScreens()
  await stopSync()
  await eraseDatabase(userId)
}

/** Erases every other user's data unless it is open or has unsent changes. */
export async function eraseLeftovers(userId: string): Promise<void> {
  for (const other of await databaseUserIds())
    if (other !== userId && other !== openUserId() && (await countUnsentOf(other)) === 0)
      await eraseDatabase(other)
}

/**
 * Returns the level of the user's plan; null before the first pull, or if the user signed out in another tab.
 * Opens the database first, because public pages do not.
 */
export async function ownLevel(userId: string): Promise<SubscriptionLevel | null> {
  if (storedSession()?.userId !== userId) return null
  await openDatabase(userId)
  return (await readProfile())?.subscription_level ?? null
}
