import { useState } from 'react'
import { readTags } from '#src/domain/tracking/key-phrase-draft.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { keyPhraseFormWords } from '#src/words/tracking/key-phrase-form.ts'
import { trackedDialogWords } from '#src/words/tracking/tracked-dialogs.ts'
import { tagKeyPhrases } from '../actions.ts'

interface TagDialogProps {
  rows: readonly KeyPhraseRow[]
  onClose: () => void
}

export function TagDialog({ rows, onClose }: TagDialogProps) {
  const [added, setAdded] = useState('')
  const [removed, setRemoved] = useState<readonly string[]>([])
  const present = [...new Set(rows.flatMap((row) => row.tags))]

  async function submit() {
    if (await tagKeyPhrases(rows, { add: readTags(added), remove: removed })) onClose()
  }

  return (
    <FormDialog
      title={trackedDialogWords.tagTitle(rows.length)}
      cancel={trackedDialogWords.cancel}
      submit={trackedDialogWords.save}
      disabled={added.trim() === '' && removed.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={trackedDialogWords.tagsToAdd}
        name="tags"
        value={added}
        onChange={setAdded}
        hint={keyPhraseFormWords.tagsHint}
      />
      {present.length > 0 && (
        <div>
          {present.map((tag) => (
            <Checkbox
              key={tag}
              label={trackedDialogWords.removeTag(tag)}
              name="remove"
              checked={removed.includes(tag)}
              onChange={(checked) =>
                setRemoved(checked ? [...removed, tag] : removed.filter((other) => other !== tag))
              }
            />
          ))}
        </div>
      )}
    </FormDialog>
  )
}
