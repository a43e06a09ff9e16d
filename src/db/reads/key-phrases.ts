import { Dexie } from 'dexie'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { phraseKey } from '#src/domain/search/phrases.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow, NoteRow } from '#src/domain/tracking/rows.ts'
import type { Standing } from '#src/domain/tracking/standing.ts'
import { database } from '../core/open.ts'
import { rowsUnder } from '../core/schema.ts'

export function readKeyPhrase(id: string): Promise<KeyPhraseRow | undefined> {
  return database().keyPhrases.get(id)
}

/** Returns the check's key phrase or, if it has none, every key phrase with the same phrase and country. */
export async function listKeyPhrasesOf({
  keyword_id,
  search_term,
  country,
}: Pick<CheckRow, 'keyword_id' | 'search_term' | 'country'>): Promise<KeyPhraseRow[]> {
  if (keyword_id !== null) {
    const phrase = await readKeyPhrase(keyword_id)
    return phrase ? [phrase] : []
  }
  const phrases = await listKeyPhrases()
  return phrases.filter(
    (phrase) => phrase.country === country && phraseKey(phrase.keyword) === phraseKey(search_term),
  )
}

/** Newest first. */
export function listKeyPhrases(): Promise<KeyPhraseRow[]> {
  return database().keyPhrases.orderBy('created_at').reverse().toArray()
}

/** Keyed by key phrase id. */
export async function readStandings(): Promise<Map<string, Standing>> {
  const standings = await database().$standings.toArray()
  return new Map(standings.map((standing) => [standing.keyword_id, standing]))
}

/** Ordered by day, oldest first. */
export function listNotes(keywordId: string): Promise<NoteRow[]> {
  return rowsUnder(database().notes, '[keyword_id+day]', keywordId).toArray()
}

function between(keywordId: string, since?: string, before?: string) {
  return database()
    .keyPhraseChecks.where('[keyword_id+checked_at]')
    .between([keywordId, since ?? Dexie.minKey], [keywordId, before ?? Dexie.maxKey])
}

/** Oldest first, from `since` (inclusive) to `before` (exclusive), both in ISO 8601. */
export function listKeyPhraseChecks(
  keywordId: string,
  since?: string,
  before?: string,
): Promise<KeyPhraseCheckRow[]> {
  return between(keywordId, since, before).toArray()
}

/** Whether any of the key phrases was checked before `time` (ISO 8601). */
export async function wereCheckedBefore(keywordIds: readonly string[], time: string): Promise<boolean> {
  for (const id of keywordIds) if ((await between(id, undefined, time).limit(1).count()) > 0) return true
  return false
}
