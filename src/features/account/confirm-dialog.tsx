import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'

interface ConfirmDialogProps {
  title: string
  warning: string
  confirm: string
  /** Returns whether the action succeeded. */
  onConfirm: () => Promise<boolean>
  onClose: (done: boolean) => void
}

export function ConfirmDialog({ title, warning, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const { busy, run } = useOneAtATime()

  return (
    <FormDialog
      title={title}
      description={warning}
      submit={confirm}
      danger
      busy={busy}
      onSubmit={() => run(onConfirm, (done) => done && onClose(true))}
      onClose={() => onClose(false)}
    />
  )
}
