import { Dexie } from 'dexie'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { database } from '../core/open.ts'

function between(keywordId: string, since?: string, before?: string) {
  return database()
    .keyPhraseChecks.where('[keyword_id+checked_at]')
    .between([keywordId, since ?? Dexie.minKey], [keywordId, before ?? Dexie.maxKey])
}

/** Oldest first, from `since` and before `before` (ISO 8601). */
export function listKeyPhraseChecks(
  keywordId: string,
  since?: string,
  before?: string,
): Promise<KeyPhraseCheckRow[]> {
  return between(keywordId, since, before).toArray()
}

/** `time` is in ISO 8601. */
export async function wereCheckedBefore(keywordIds: readonly string[], time: string): Promise<boolean> {
  for (const id of keywordIds) if ((await between(id, undefined, time).limit(1).count()) > 0) return true
  return false
}
