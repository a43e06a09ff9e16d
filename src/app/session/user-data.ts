import { closeDatabase, databaseUserIds, eraseDatabase, openUserId } from '#src/db/core/open.ts'
import { countUnsentOf } from '#src/db/outbox/outbox.ts'
import { forgetScreens } from '#src/lib/typed/screen-store.ts'
import { stopSync } from '#src/sync/engine/engine.ts'

/** Stops working with the user's data on this device. Answers how many changes of it were never sent. */
export async function closeUserData(userId: string): Promise<number> {
  forgetScreens()
  await stopSync()
  // Somebody else may have signed in meanwhile.
  if (openUserId() === userId) closeDatabase()
  return countUnsentOf(userId)
}

/** Erases what this device remembers of the user. */
export async function eraseUserData(userId: string): Promise<void> {
  forgetScreens()
  await stopSync()
  await eraseDatabase(userId)
}

/** Erases what other people left on this device, except changes of theirs that were never sent. */
export async function eraseLeftovers(userId: string): Promise<void> {
  for (const other of await databaseUserIds())
    if (other !== userId && (await countUnsentOf(other)) === 0) await eraseDatabase(other)
}
