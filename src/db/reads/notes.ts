import { Dexie } from 'dexie'
import type { NoteRow } from '#src/domain/tracking/rows.ts'
import { database } from '../core/open.ts'

/** In order of day. */
export function listNotes(keywordId: string): Promise<NoteRow[]> {
  return database()
    .notes.where('[keyword_id+day]')
    .between([keywordId, Dexie.minKey], [keywordId, Dexie.maxKey])
    .toArray()
}
