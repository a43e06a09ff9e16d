import { showToast } from '#src/state/toasts.ts'
import { kickSync } from './engine.ts'

/** Returns false and shows `failure` if the change could not be stored. */
export async function keepAndSend(failure: string, write: () => Promise<void>): Promise<boolean> {
  try {
    await write()
    kickSync()
    return true
  } catch (error) {
    showToast('bad', failure)
    reportError(error)
    return false
  }
}
