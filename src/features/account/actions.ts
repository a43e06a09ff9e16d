import { dropParked, retryParked } from '#src/db/outbox.ts'
import { changeProfile } from '#src/db/write.ts'
import { messages } from '#src/domain/messages.ts'
import { showToast } from '#src/state/toasts.ts'
import { kickSync } from '#src/sync/engine.ts'

/** Saves the marketing consent on this device; it is sent when there is a network. */
export async function saveConsent(consent: boolean): Promise<void> {
  try {
    await changeProfile({ marketing_consent: consent })
    kickSync()
    showToast('good', messages.profileUpdated)
  } catch (error) {
    showToast('bad', messages.profileUpdateFailed)
    reportError(error)
  }
}

/** Sends a refused change once more. */
export async function retryChange(id: string): Promise<void> {
  await retryParked(id)
  kickSync()
}

/** Gives a refused change up; the server's own value comes back with the next pull. */
export async function dropChange(id: string): Promise<void> {
  await dropParked(id)
  kickSync()
}
