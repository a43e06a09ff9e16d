import { showToast } from '#src/state/toasts.ts'
import { kickSync } from './engine.ts'

/** Keeps a change on this device and has it sent. False where the device could not keep it, which `failure` says. */
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
