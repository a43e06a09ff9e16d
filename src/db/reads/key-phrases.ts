// Reads of the tracked key phrases, for live queries.
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import type { Standing } from '#src/domain/tracking/standing.ts'
import { database } from '../core/open.ts'

/** A key phrase; undefined when it is not on this device. */
export function readKeyPhrase(id: string): Promise<KeyPhraseRow | undefined> {
  return database().keyPhrases.get(id)
}

/** Every key phrase, the newest first. */
export function listKeyPhrases(): Promise<KeyPhraseRow[]> {
  return database().keyPhrases.orderBy('created_at').reverse().toArray()
}

/** Where each key phrase stands, by its id: one record per key phrase, however often it was checked. */
export async function readStandings(): Promise<Map<string, Standing>> {
  const standings = await database().$standings.toArray()
  return new Map(standings.map((standing) => [standing.keyword_id, standing]))
}
