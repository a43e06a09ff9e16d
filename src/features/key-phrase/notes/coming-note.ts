import type { NoteRow } from '#src/domain/tracking/rows.ts'
import { isComingBack } from '#src/lib/typed/kept-screen.ts'

/** The field name of a note, or of a new note if there is no id; unsaved text is restored by this name. */
export const noteField = (id?: string) => (id ? `note-${id}` : 'note')

/** The note whose unsaved text will be restored: `{ note: null }` for a new note, null if there is no such text. */
export function comingNote(notes: readonly NoteRow[]): { note: NoteRow | null } | null {
  if (isComingBack(noteField())) return { note: null }
  const note = notes.find(({ id }) => isComingBack(noteField(id)))
  return note ? { note } : null
}
