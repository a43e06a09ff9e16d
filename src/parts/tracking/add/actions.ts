import { navigate } from 'wouter/use-browser-location'
import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { addKeyPhrases } from '#src/db/writes/key-phrases.ts'
import { links } from '#src/domain/shell/routes.ts'
import { draftKey, type KeyPhraseDraft } from '#src/domain/tracking/key-phrase-draft.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { trackingRefusal } from '#src/parts/plan/tracking-refusal.ts'
import { showToast } from '#src/state/toasts.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { trackingOutcomeWords } from '#src/words/tracking/tracking-outcomes.ts'

/** `tracked` means that all wanted phrases are already tracked; `row` is the key phrase of the first one. */
type Addition = { kind: 'added' } | { kind: 'failed' } | { kind: 'tracked'; row: KeyPhraseRow }

/**
 * Adds the phrases that are not tracked yet. Shows a toast, unless all of them are already tracked. The
 * creation times decrease, because lists start with the newest and should keep the order of `wanted`.
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
  const rows = drafts.map((draft, index) => ({
    ...draft,
    id: newId(),
    status: true,
    created_at: new Date(time - index).toISOString(),
  }))
  const added = await keepAndSend(trackingOutcomeWords.addFailed, () => addKeyPhrases(rows))
  if (added)
    showToast('good', trackingOutcomeWords.added(rows.length), {
      action: { label: trackingOutcomeWords.open, run: () => navigate(links.keyPhrase(rows[0]?.id ?? '')) },
    })
  return { kind: added ? 'added' : 'failed' }
}
