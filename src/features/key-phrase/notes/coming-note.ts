import type { NoteRow } from '#src/domain/tracking/rows.ts'
import { isComingBack } from '#src/lib/typed/kept-screen.ts'

/** What the field of a note is called, of a new one without an id: what was typed comes back into that one. */
export const noteField = (id?: string) => (id ? `note-${id}` : 'note')

/** The note that was being written when a phone threw the page away; its own null is a new one. */
export function comingNote(notes: readonly NoteRow[]): { note: NoteRow | null } | null {
  if (isComingBack(noteField())) return { note: null }
  const note = notes.find(({ id }) => isComingBack(noteField(id)))
  return note ? { note } : null
}
