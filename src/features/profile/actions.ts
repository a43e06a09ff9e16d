import { changeProfile } from '#src/db/writes/account.ts'
import { addDemoSearches } from '#src/db/writes/searches.ts'
import type { ProfileRow } from '#src/domain/account/rows.ts'
import { forgetDemoSearches, notedDemoSearches } from '#src/parts/search/demo-searches.ts'
import { showToast } from '#src/state/toasts.ts'
import { kickSync } from '#src/sync/engine/engine.ts'
import { profileWords } from '#src/words/account/profile.ts'

type Completion = Pick<ProfileRow, 'first_name' | 'last_name' | 'marketing_consent'>

/** Also adds the searches that the user made on this device as a visitor. */
export async function completeProfile(values: Completion): Promise<void> {
  await changeProfile(values)
  const searches = notedDemoSearches()
  if (searches.length > 0) await addDemoSearches(searches)
  forgetDemoSearches()
  kickSync()
  showToast('good', profileWords.completed)
}
