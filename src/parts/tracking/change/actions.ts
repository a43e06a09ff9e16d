import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { changeKeyPhrase } from '#src/db/writes/key-phrases.ts'
import { readTikTokText, type SharedTikTok } from '#src/domain/ranking/tiktok-links.ts'
import { draftKey, type KeyPhraseDraft } from '#src/domain/tracking/key-phrase-draft.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { trackingRefusal } from '#src/parts/plan/tracking-refusal.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { resolveShortLink } from '#src/remote/functions/links.ts'
import { showToast } from '#src/state/toasts.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { trackingOutcomeWords } from '#src/words/tracking/tracking-outcomes.ts'

/** Pauses or resumes key phrases. If the plan lacks room for all of them, resumes none and shows a toast. */
export async function setActive(ids: readonly string[], status: boolean): Promise<void> {
  const refusal = status ? await trackingRefusal(ids.length) : null
  if (refusal) return showToast('bad', refusal)
  await keepAndSend(trackingOutcomeWords.statusFailed, () =>
    inTurn(ids, (id) => changeKeyPhrase({ id, status })),
  )
}

/** `locked` means that the plan does not include tracking. */
export async function togglePaused({ row, locked }: { row: KeyPhraseRow; locked: boolean }): Promise<void> {
  if (row.status || !locked) await setActive([row.id], !row.status)
}

/** Each write has a separate transaction, because each makes a separate change in the outbox. */
export async function inTurn<Item>(items: readonly Item[], write: (item: Item) => Promise<void>) {
  for (const item of items) await write(item)
}

/** Sends only changed fields. Returns false if they cannot be stored or would create a duplicate. */
export async function editTracked(
  row: KeyPhraseRow,
  edited: Pick<KeyPhraseDraft, 'account_name' | 'video_id' | 'tags'>,
): Promise<boolean> {
  const changes = Object.fromEntries(
    Object.entries(edited).filter(([name, value]) => {
      return JSON.stringify(value) !== JSON.stringify(row[name as keyof typeof edited])
    }),
  )
  if (Object.keys(changes).length === 0) return true
  const key = draftKey({ ...row, ...edited })
  const isDouble = (other: KeyPhraseRow) => other.id !== row.id && draftKey(other) === key
  if (key !== draftKey(row) && (await listKeyPhrases()).some(isDouble)) {
    showToast('bad', trackingOutcomeWords.alreadyTracked)
    return false
  }
  return keepAndSend(trackingOutcomeWords.editFailed, () => changeKeyPhrase({ id: row.id, ...changes }))
}

/** Returns null if the link cannot be resolved. */
export async function followShortLink(url: string, signal: AbortSignal): Promise<SharedTikTok | null> {
  try {
    return readTikTokText(await resolveShortLink(url, signal))
  } catch (error) {
    if (error instanceof RemoteError) return null
    throw error
  }
}
