import { useState } from 'react'
import { readTags, readTracked } from '#src/domain/tracking/key-phrase-draft.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { trackedDialogWords } from '#src/words/tracking/tracked-dialogs.ts'
import { editTracked } from './actions.ts'
import { TrackedFields, type TrackedText } from './tracked-fields.tsx'

export function EditDialog({ row, onClose }: { row: KeyPhraseRow; onClose: () => void }) {
  const [changes, setChanges] = useState<Partial<TrackedText>>({})
  const stored: TrackedText = {
    account: row.account_name ?? '',
    video: row.video_id ?? '',
    tags: row.tags.join(', '),
  }
  // Another device may change the row while the user types.
  const tracked = { ...stored, ...changes }

  function change(next: TrackedText) {
    const changed = Object.entries(next).filter(([name, text]) => text !== stored[name as keyof TrackedText])
    setChanges(Object.fromEntries(changed))
  }

  async function submit() {
    const edited = { ...readTracked(tracked.account, tracked.video), tags: readTags(tracked.tags) }
    if (await editTracked(row, edited)) onClose()
  }

  return (
    <FormDialog
      title={trackedDialogWords.editTitle(row.keyword)}
      description={trackedDialogWords.editText}
      submit={trackedDialogWords.save}
      onSubmit={submit}
      onClose={onClose}
    >
      <TrackedFields value={tracked} onChange={change} />
    </FormDialog>
  )
}
