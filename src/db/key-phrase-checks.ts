// Reads of where key phrases stood, for live queries, and the way to forget them.
import { Dexie } from 'dexie'
import type { KeyPhraseCheckRow } from '#src/domain/rows.ts'
import { database } from './open.ts'

/** The checks of a key phrase, oldest first; from `since` (ISO 8601) where it is given. */
export function listKeyPhraseChecks(keywordId: string, since?: string): Promise<KeyPhraseCheckRow[]> {
  return database()
    .keyPhraseChecks.where('[keyword_id+checked_at]')
    .between([keywordId, since ?? Dexie.minKey], [keywordId, Dexie.maxKey])
    .toArray()
}

/**
 * Forgets where these key phrases stood, and the daily checks that were made for them; checks that the user paid
 * for stay. Joins the transaction that is open.
 */
export async function forgetChecksOf(keywordIds: readonly string[]): Promise<void> {
  const { keyPhraseChecks, checks, $standings } = database()
  await keyPhraseChecks.where('keyword_id').anyOf(keywordIds).delete()
  await $standings.bulkDelete([...keywordIds])
  await checks
    .where('keyword_id')
    .anyOf(keywordIds)
    .filter((check) => check.origin === 'tracker')
    .delete()
}
