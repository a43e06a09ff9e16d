import { changeProfile } from '#src/db/writes/account.ts'
import { addDemoSearches } from '#src/db/writes/searches.ts'
import { forgetDemoSearches, notedDemoSearches } from '#src/parts/search/demo-searches.ts'
import { showToast } from '#src/state/toasts.ts'
import { kickSync } from '#src/sync/engine/engine.ts'
import { profileWords } from '#src/words/account/profile.ts'

/**
 * Stores the names and the consent, and queues them for the server. Also adds the searches that the user made
 * on this device as a visitor.
 */
export async function completeProfile(values: {
  first_name: string
  last_name: string
  marketing_consent: boolean
}): Promise<void> {
  await changeProfile(values)
  const searches = notedDemoSearches()
  if (searches.length > 0) await addDemoSearches(searches)
  forgetDemoSearches()
  kickSync()
  showToast('good', profileWords.completed)
}
