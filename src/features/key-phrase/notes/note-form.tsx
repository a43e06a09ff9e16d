import { useState } from 'react'
import { maxNoteLength } from '#src/domain/input-limits.ts'
import type { NoteRow } from '#src/domain/tracking/rows.ts'
import { dayOf } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { besidePanelWords } from '#src/words/key-phrase/beside-panels.ts'
import { saveNote } from '../actions.ts'
import { noteField } from './coming-note.ts'

interface NoteFormProps {
  keywordId: string
  /** Null for a new note. */
  note: NoteRow | null
  onClose: () => void
}

export function NoteForm({ keywordId, note, onClose }: NoteFormProps) {
  const [day, setDay] = useState(note?.day ?? dayOf(now()))
  const [text, setText] = useState(note?.note ?? '')
  const submit = async () => {
    const words = text.trim()
    if (words === '' || day === '') return
    if (await saveNote({ id: note?.id ?? newId(), keyword_id: keywordId, day, note: words })) onClose()
  }
  return (
    <FormDialog
      title={note ? besidePanelWords.changeNote : besidePanelWords.addNote}
      description={besidePanelWords.noNotes}
      submit={besidePanelWords.saveNote}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={besidePanelWords.note}
        name={noteField(note?.id)}
        required
        maxLength={maxNoteLength}
        value={text}
        onChange={setText}
      />
      <TextField label={besidePanelWords.day} name="day" type="date" required value={day} onChange={setDay} />
    </FormDialog>
  )
}
