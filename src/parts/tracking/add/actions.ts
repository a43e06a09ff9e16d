import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { readPlan } from '#src/db/reads/plans.ts'
import { readProfile } from '#src/db/reads/profile.ts'
import { addKeyPhrases } from '#src/db/writes/key-phrases.ts'
import { draftKey, type KeyPhraseDraft } from '#src/domain/tracking/key-phrase-draft.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { showToast } from '#src/state/toasts.ts'
import { keepAndSend } from '#src/sync/keep-and-send.ts'
import { trackingWords } from '#src/words/tracking.ts'

/** What the plan says to this many more active key phrases; the server has the last word. */
export async function trackingRefusal(more: number): Promise<string | null> {
  const profile = await readProfile()
  const plan = profile && (await readPlan(profile.subscription_level))
  if (!plan) return null
  if (plan.active_key_phrases === 0) return trackingWords.locked
  const active = (await listKeyPhrases()).filter((row) => row.status).length
  return active + more > plan.active_key_phrases ? trackingWords.limitReached : null
}

/** `tracked`: there is nothing to add, all of it is on the list; `row` is the first of them there. */
type Addition = { kind: 'added' } | { kind: 'failed' } | { kind: 'tracked'; row: KeyPhraseRow }

/**
 * Adds the key phrases that are not on the list yet on this device, the first one on top; they are sent when there is
 * a network.
 */
export async function addTracked(wanted: readonly KeyPhraseDraft[]): Promise<Addition> {
  const tracked = new Map((await listKeyPhrases()).map((row) => [draftKey(row), row]))
  const drafts = wanted.filter((draft) => !tracked.has(draftKey(draft)))
  const row = wanted[0] && tracked.get(draftKey(wanted[0]))
  if (row && drafts.length === 0) return { kind: 'tracked', row }
  const refusal = await trackingRefusal(drafts.length)
  if (refusal) {
    showToast('bad', refusal)
    return { kind: 'failed' }
  }
  const time = now().getTime()
  const added = await keepAndSend(trackingWords.addFailed, () =>
    addKeyPhrases(
      drafts.map((draft, index) => ({
        ...draft,
        id: newId(),
        status: true,
        created_at: new Date(time - index).toISOString(),
      })),
    ),
  )
  if (added) showToast('good', trackingWords.added(drafts.length))
  return { kind: added ? 'added' : 'failed' }
}
