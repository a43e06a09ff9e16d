import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { readPlan } from '#src/db/reads/plans.ts'
import { readProfile } from '#src/db/reads/profile.ts'
import {
  addKeyPhrases,
  changeKeyPhrase,
  deleteKeyPhrase,
  pauseKeyPhrase as keepPaused,
  resumeKeyPhrase as keepResumed,
} from '#src/db/writes/key-phrases.ts'
import { readTikTokText, type SharedTikTok } from '#src/domain/ranking/tiktok-links.ts'
import { draftKey, type KeyPhraseDraft } from '#src/domain/tracking/key-phrase-draft.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { resolveShortLink } from '#src/remote/functions/links.ts'
import { showToast } from '#src/state/toasts.ts'
import { keepAndSend } from '#src/sync/keep-and-send.ts'
import { trackingWords } from '#src/words/tracking.ts'

/** What the plan says to this many more active key phrases; the server has the last word. */
async function refusalOf(more: number): Promise<string | null> {
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
  const refusal = await refusalOf(drafts.length)
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

/** Ends the daily checks of a key phrase until it is resumed. */
export async function pauseKeyPhrase(id: string): Promise<void> {
  await keepAndSend(trackingWords.statusFailed, () => keepPaused(id))
}

/** Has a key phrase checked daily again, where the plan has room for it. */
export async function resumeKeyPhrase(id: string): Promise<void> {
  const refusal = await refusalOf(1)
  if (refusal) showToast('bad', refusal)
  else await keepAndSend(trackingWords.statusFailed, () => keepResumed(id))
}

/** Changes whom a key phrase looks for, and its tags. Only what differs is sent. */
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
    showToast('bad', trackingWords.alreadyTracked)
    return false
  }
  return keepAndSend(trackingWords.editFailed, () => changeKeyPhrase({ id: row.id, ...changes }))
}

/** Removes a key phrase and all that was found for it by the daily checks. */
export async function deleteTracked(id: string): Promise<boolean> {
  const deleted = await keepAndSend(trackingWords.deleteFailed, () => deleteKeyPhrase(id))
  if (deleted) showToast('good', trackingWords.deleted)
  return deleted
}

/** What a short link leads to; null when it cannot be told now. */
export async function followShortLink(url: string, signal: AbortSignal): Promise<SharedTikTok | null> {
  try {
    return readTikTokText(await resolveShortLink(url, signal))
  } catch (error) {
    if (error instanceof RemoteError) return null
    throw error
  }
}

/** Replaces the short links that were saved without a network by what they lead to. */
export async function resolveSavedLinks(signal: AbortSignal): Promise<void> {
  for (const row of await listKeyPhrases()) {
    const short = row.video_id ? readTikTokText(row.video_id)?.short_url : null
    const found = short && !signal.aborted ? await followShortLink(short, signal) : null
    if (!found || found.short_url) continue
    const account_name = row.account_name ?? found.account_name
    await keepAndSend(trackingWords.editFailed, () =>
      changeKeyPhrase({ id: row.id, account_name, video_id: found.video_id }),
    )
  }
}
