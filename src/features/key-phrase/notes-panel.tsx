import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { KeyPhraseRow, NoteRow } from '#src/domain/tracking/rows.ts'
import { dayOf, noonOf } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import { formatDate } from '#src/lib/format.ts'
import { newId } from '#src/lib/ids.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { besidePanelWords } from '#src/words/beside-panels.ts'
import { removeNote, saveNote } from './actions.ts'
import { NoteForm } from './note-form.tsx'

interface NotesPanelProps {
  phrase: KeyPhraseRow
  notes: readonly NoteRow[]
}

const iconButton =
  'grid size-11 cursor-pointer place-items-center rounded-md text-quiet hover:bg-wash hover:text-ink dense:size-8'

/** What the owner noted on a day: drawn as marks in the position chart. Written on the device, sent later. */
export function NotesPanel({ phrase, notes }: NotesPanelProps) {
  const [edited, setEdited] = useState<string | null>(null)
  const blank = { id: newId(), keyword_id: phrase.id, day: dayOf(now()), note: '' }
  return (
    <Panel title={besidePanelWords.notes}>
      <NoteForm
        key={notes.length}
        note={blank}
        submitLabel={besidePanelWords.addNote}
        onSubmit={(note) => void saveNote(note)}
      />
      {notes.length === 0 && <p className="mt-4 text-14 text-quiet">{besidePanelWords.noNotes}</p>}
      <ul className="mt-4">
        {notes.toReversed().map((note) => (
          <li key={note.id} className="border-line border-t py-2">
            {edited === note.id ? (
              <NoteForm
                note={note}
                submitLabel={besidePanelWords.saveNote}
                onSubmit={(changed) => {
                  void saveNote(changed)
                  setEdited(null)
                }}
                onCancel={() => setEdited(null)}
              />
            ) : (
              <div className="flex items-start gap-2">
                <div className="min-w-0 grow">
                  <time dateTime={note.day} className="text-12 text-quiet">
                    {formatDate(noonOf(note.day).toISOString())}
                  </time>
                  <p dir="auto" className="whitespace-pre-line break-words text-14">
                    {note.note}
                  </p>
                </div>
                <button
                  type="button"
                  className={iconButton}
                  aria-label={besidePanelWords.editNote(note.note)}
                  onClick={() => setEdited(note.id)}
                >
                  <Pencil size={16} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={iconButton}
                  aria-label={besidePanelWords.deleteNote(note.note)}
                  onClick={() => void removeNote(note.id)}
                >
                  <Trash2 size={16} aria-hidden="true" />
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
