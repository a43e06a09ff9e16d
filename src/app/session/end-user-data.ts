import { listOutbox } from '#src/db/outbox/outbox-list.ts'
import { saveChanges } from '#src/parts/sync/save-changes.ts'
import type { EndReason } from '#src/remote/auth/auth-events.ts'
import { showToast } from '#src/state/toasts.ts'
import { stopSync } from '#src/sync/engine/engine.ts'
import { sessionWords } from '#src/words/auth/session.ts'
import { outboxWords } from '#src/words/shell/outbox.ts'
import { closeUserData, eraseUserData } from './user-data.ts'

/** Unsent changes stay on this device, locked away until their owner signs in again. */
async function lockAway(userId: string): Promise<void> {
  showToast('bad', sessionWords.expired)
  if ((await closeUserData(userId)) === 0) await eraseUserData(userId)
}

/** No user can sign in to this account again: unsent changes are offered as a file, and everything here is erased. */
async function handOver(userId: string): Promise<void> {
  await stopSync()
  // Another tab may have erased them already, and offers them.
  const unsent = await listOutbox().catch(() => [])
  await eraseUserData(userId)
  showToast('bad', sessionWords.deleted(unsent.length), {
    stays: true,
    ...(unsent.length > 0 && {
      action: { label: outboxWords.saveAsFile, run: () => void saveChanges(unsent) },
    }),
  })
}

/** Reports why the session ended, and deals with what this device keeps of the user. */
export function endUserData(userId: string, reason: EndReason): Promise<void> {
  return reason === 'deleted' ? handOver(userId) : lockAway(userId)
}
