import { kickSync } from '#src/sync/engine.ts'

/** Asks the server again for what has not come yet. */
export function loadAgain(): void {
  kickSync()
}
