import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { readAllowance } from '#src/db/reads/profile.ts'
import { trackingOutcomeWords } from '#src/words/tracking/tracking-outcomes.ts'

/** Returns why the plan does not allow `more` additional active key phrases, or null if it does. */
export async function trackingRefusal(more: number): Promise<string | null> {
  const { plan } = await readAllowance()
  // If the plan is unknown, the server decides.
  if (!plan) return null
  if (plan.active_key_phrases === 0) return trackingOutcomeWords.locked
  const active = (await listKeyPhrases()).filter((row) => row.status).length
  return active + more > plan.active_key_phrases ? trackingOutcomeWords.limitReached : null
}
