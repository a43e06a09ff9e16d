import { useState } from 'react'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
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
    <FormDialog
      title={title}
      description={warning}
      cancel={accessWords.cancel}
      submit={confirm}
      danger
      busy={busy}
      onSubmit={press}
      onClose={() => onClose(false)}
    />
  )
}
