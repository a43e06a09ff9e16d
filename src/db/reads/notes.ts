// Reads notes about key phrases, for live queries.
import { Dexie } from 'dexie'
import type { NoteRow } from '#src/domain/tracking/rows.ts'
import { database } from '../core/open.ts'

/** The user's notes about a key phrase, in order of day. */
export function listNotes(keywordId: string): Promise<NoteRow[]> {
  return database()
    .notes.where('[keyword_id+day]')
    .between([keywordId, Dexie.minKey], [keywordId, Dexie.maxKey])
    .toArray()
}
