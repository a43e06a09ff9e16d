import { listOutbox } from '#src/db/outbox/outbox.ts'
import { saveChanges } from '#src/parts/sync/save-changes.ts'
import type { EndReason } from '#src/remote/auth/auth-events.ts'
import { showToast } from '#src/state/toasts.ts'
import { stopSync } from '#src/sync/engine/engine.ts'
import { sessionWords } from '#src/words/auth/session.ts'
import { outboxWords } from '#src/words/shell/outbox.ts'
import { closeUserData, eraseUserData } from './user-data.ts'

/**
 * Closes the user's data, and erases it unless it has unsent changes. Unsent changes stay on the device,
 * inaccessible until the user signs in again.
 */
async function lockAway(userId: string): Promise<void> {
  showToast('bad', sessionWords.expired)
  if ((await closeUserData(userId)) === 0) await eraseUserData(userId)
}

async function handOver(userId: string): Promise<void> {
  await stopSync()
  // Fails if another tab has already erased the changes. That tab offers to save them as a file.
  const unsent = await listOutbox().catch(() => [])
  await eraseUserData(userId)
  showToast('bad', sessionWords.deleted(unsent.length), {
    stays: true,
    ...(unsent.length > 0 && {
      action: { label: outboxWords.saveAsFile, run: () => void saveChanges(unsent) },
    }),
  })
}

export function endUserData(userId: string, reason: EndReason): Promise<void> {
  return reason === 'deleted' ? handOver(userId) : lockAway(userId)
}
