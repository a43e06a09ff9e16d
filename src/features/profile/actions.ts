import { changeProfile } from '#src/db/write.ts'
import { messages } from '#src/domain/messages.ts'
import { showToast } from '#src/state/toasts.ts'
import { kickSync } from '#src/sync/engine.ts'

/** Saves the names and the consent on this device; they are sent when there is a network. */
export async function completeProfile(values: {
  first_name: string
  last_name: string
  marketing_consent: boolean
}): Promise<void> {
  await changeProfile(values)
  kickSync()
  showToast('good', messages.profileCompleted)
}
