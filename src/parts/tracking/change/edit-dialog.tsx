import { type FormEvent, useId, useState } from 'react'
import { readTags, readTracked } from '#src/domain/tracking/key-phrase-draft.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { trackedDialogWords } from '#src/words/tracking/tracked-dialogs.ts'
import { editTracked } from './actions.ts'
import { TrackedFields } from './tracked-fields.tsx'

export function EditDialog({ row, onClose }: { row: KeyPhraseRow; onClose: () => void }) {
  const [account, setAccount] = useState(row.account_name ?? '')
  const [video, setVideo] = useState(row.video_id ?? '')
  const [tags, setTags] = useState(row.tags.join(', '))
  const form = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const edited = { ...readTracked(account, video), tags: readTags(tags) }
    if (await editTracked(row, edited)) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={trackedDialogWords.editTitle(row.keyword)}
      description={trackedDialogWords.editText}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {trackedDialogWords.cancel}
          </Button>
          <Button type="submit" form={form}>
            {trackedDialogWords.save}
          </Button>
        </>
      }
    >
      <form id={form} className="flex flex-col gap-4" onSubmit={submit}>
        <TrackedFields
          account={account}
          video={video}
          tags={tags}
          onAccount={setAccount}
          onVideo={setVideo}
          onTags={setTags}
        />
      </form>
    </Dialog>
  )
}
