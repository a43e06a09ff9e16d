// Reads of where key phrases stood, for live queries.
import { Dexie } from 'dexie'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { database } from '../core/open.ts'

/** The checks of a key phrase, oldest first; from `since` (ISO 8601) where it is given. */
export function listKeyPhraseChecks(keywordId: string, since?: string): Promise<KeyPhraseCheckRow[]> {
  return database()
    .keyPhraseChecks.where('[keyword_id+checked_at]')
    .between([keywordId, since ?? Dexie.minKey], [keywordId, Dexie.maxKey])
    .toArray()
}
