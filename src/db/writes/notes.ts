import type { NoteRow } from '#src/domain/tracking/rows.ts'
import { database } from '../core/open.ts'
import { outboxRow } from '../core/schema.ts'
import { appendEntry } from '../outbox/outbox.ts'
import { writeTables } from '../space/disk-quota.ts'

/** Throws StorageFull. */
export async function putNote(note: Omit<NoteRow, 'user_id'>): Promise<void> {
  const db = database()
  await writeTables([db.notes, db.$outbox], async () => {
    await db.notes.put({ ...note, user_id: db.userId })
    await appendEntry({ kind: 'put_note', row: outboxRow('notes', note.id), payload: note })
  })
}
