import { type FormEvent, useState } from 'react'
import { maxNoteLength } from '#src/domain/limits.ts'
import type { NoteRow } from '#src/domain/tracking/rows.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { besidePanelWords } from '#src/words/beside-panels.ts'

type Note = Omit<NoteRow, 'user_id'>

interface NoteFormProps {
  note: Note
  submitLabel: string
  onSubmit: (note: Note) => void
  onCancel?: () => void
}

/** A day and what happened then. Blank notes are not submitted. */
export function NoteForm({ note, submitLabel, onSubmit, onCancel }: NoteFormProps) {
  const [day, setDay] = useState(note.day)
  const [text, setText] = useState(note.note)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words === '' || day === '') return
    onSubmit({ id: note.id, keyword_id: note.keyword_id, day, note: words })
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <TextField label={besidePanelWords.day} name="day" type="date" required value={day} onChange={setDay} />
      <div className="min-w-40 grow">
        <TextField
          label={besidePanelWords.note}
          name="note"
          required
          maxLength={maxNoteLength}
          value={text}
          onChange={setText}
        />
      </div>
      <Button type="submit" variant="secondary">
        {submitLabel}
      </Button>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {besidePanelWords.cancel}
        </Button>
      )}
    </form>
  )
}
