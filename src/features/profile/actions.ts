import { changeProfile } from '#src/db/writes/profile.ts'
import { showToast } from '#src/state/toasts.ts'
import { kickSync } from '#src/sync/engine/engine.ts'
import { profileWords } from '#src/words/account/profile.ts'

/** Saves the names and the consent on this device; they are sent once there is a network. */
export async function completeProfile(values: {
  first_name: string
  last_name: string
  marketing_consent: boolean
}): Promise<void> {
  await changeProfile(values)
  kickSync()
  showToast('good', profileWords.completed)
}
