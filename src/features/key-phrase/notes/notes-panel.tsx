import { Pencil, Trash } from 'lucide-react'
import type { NoteRow } from '#src/domain/tracking/rows.ts'
import { noonOf } from '#src/lib/calendar-days.ts'
import { formatDate } from '#src/lib/format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { besidePanelWords } from '#src/words/key-phrase/beside-panels.ts'
import { removeNote } from '../actions.ts'
import type { Note } from './note-form.tsx'

interface NotesPanelProps {
  notes: readonly NoteRow[]
  /** Called with null for a new note. */
  onWrite: (note: Note | null) => void
}

export function NotesPanel({ notes, onWrite }: NotesPanelProps) {
  return (
    <Panel
      title={besidePanelWords.notes}
      actions={<Button onClick={() => onWrite(null)}>{besidePanelWords.addNote}</Button>}
    >
      {notes.length === 0 && <p className="text-14 text-quiet">{besidePanelWords.noNotes}</p>}
      <ul>
        {notes.toReversed().map((note) => (
          <li
            key={note.id}
            className="flex items-start gap-2 border-line border-t py-2 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0 grow">
              <time dateTime={note.day} className="text-12 text-quiet">
                {formatDate(noonOf(note.day).toISOString())}
              </time>
              <p dir="auto" className="whitespace-pre-line break-words text-14">
                {note.note}
              </p>
            </div>
            <IconButton label={besidePanelWords.editNote(note.note)} onClick={() => onWrite(note)}>
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={besidePanelWords.deleteNote(note.note)}
              onClick={() => void removeNote(note.id)}
            >
              <Trash size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
