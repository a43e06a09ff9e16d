import type { NoteRow } from '#src/domain/tracking/rows.ts'
import { isComingBack } from '#src/lib/typed/kept-screen.ts'

/** The name of a note's field, by which unsaved text is restored. A new note has no id. */
export const noteField = (id?: string) => (id ? `note-${id}` : 'note')

/** Returns the note that has unsaved text to restore: `{ note: null }` for a new note, null if none has. */
export function comingNote(notes: readonly NoteRow[]): { note: NoteRow | null } | null {
  if (isComingBack(noteField())) return { note: null }
  const note = notes.find(({ id }) => isComingBack(noteField(id)))
  return note ? { note } : null
}
