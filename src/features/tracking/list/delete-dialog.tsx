import { useState } from 'react'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { deleteConfirmation, trackedDialogWords } from '#src/words/tracking/tracked-dialogs.ts'
import { deleteTracked } from '../actions.ts'

interface DeleteDialogProps {
  rows: readonly KeyPhraseRow[]
  onClose: () => void
}

export function DeleteDialog({ rows, onClose }: DeleteDialogProps) {
  const [typed, setTyped] = useState('')
  const [first] = rows

  async function submit() {
    // Deleting unmounts the dialog. Closing it earlier would focus a button that is about to be removed.
    if (typed === deleteConfirmation) await deleteTracked(rows.map((row) => row.id))
  }

  return (
    <FormDialog
      title={
        rows.length === 1 ? trackedDialogWords.deleteTitle : trackedDialogWords.deleteManyTitle(rows.length)
      }
      description={
        first && rows.length === 1
          ? trackedDialogWords.deleteText(first.keyword)
          : trackedDialogWords.deleteManyText(rows.length)
      }
      cancel={trackedDialogWords.cancel}
      submit={trackedDialogWords.delete}
      danger
      disabled={typed !== deleteConfirmation}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={trackedDialogWords.confirm(deleteConfirmation)}
        name="confirmation"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormDialog>
  )
}
