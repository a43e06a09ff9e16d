import { useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { accessWords } from '#src/words/access/access.ts'

interface ConfirmDialogProps {
  title: string
  warning: string
  confirm: string
  /** Returns whether the action succeeded. */
  onConfirm: () => Promise<boolean>
  onClose: (done: boolean) => void
}

export function ConfirmDialog({ title, warning, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)

  async function press() {
    if (busy) return
    setBusy(true)
    const done = await onConfirm()
    setBusy(false)
    if (done) onClose(true)
  }

  return (
    <Dialog
      open
      onClose={() => !busy && onClose(false)}
      title={title}
      description={warning}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => onClose(false)}>
            {accessWords.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void press()}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
