import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { changeKeyPhrase, deleteKeyPhrase } from '#src/db/writes/key-phrases.ts'
import { readTikTokText } from '#src/domain/ranking/tiktok-links.ts'
import { withTags } from '#src/domain/tracking/key-phrase-draft.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { followShortLink, inTurn } from '#src/parts/tracking/change/actions.ts'
import { showToast } from '#src/state/toasts.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { trackingOutcomeWords } from '#src/words/tracking/tracking-outcomes.ts'

export async function tagKeyPhrases(
  rows: readonly KeyPhraseRow[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<boolean> {
  const changed = rows
    .map(({ id, tags }) => ({ id, before: tags, tags: withTags(tags, add, remove) }))
    .filter(({ before, tags }) => JSON.stringify(before) !== JSON.stringify(tags))
  return keepAndSend(trackingOutcomeWords.editFailed, () =>
    inTurn(changed, ({ id, tags }) => changeKeyPhrase({ id, tags })),
  )
}

export async function deleteTracked(ids: readonly string[]): Promise<boolean> {
  const deleted = await keepAndSend(trackingOutcomeWords.deleteFailed, () => inTurn(ids, deleteKeyPhrase))
  if (deleted) showToast('good', trackingOutcomeWords.deleted(ids.length))
  return deleted
}

/** Replaces each short link that was saved offline with its video. Fills in the account if none is set. */
export async function resolveSavedLinks(signal: AbortSignal): Promise<void> {
  for (const row of await listKeyPhrases()) {
    const short = row.video_id ? readTikTokText(row.video_id)?.short_url : null
    const found = short && !signal.aborted ? await followShortLink(short, signal) : null
    if (!found || found.short_url) continue
    const account_name = row.account_name ?? found.account_name
    await keepAndSend(trackingOutcomeWords.editFailed, () =>
      changeKeyPhrase({ id: row.id, account_name, video_id: found.video_id }),
    )
  }
}
