import { FormDialog } from '#src/ui/controls/dialog.tsx'

interface ConfirmDialogProps {
  title: string
  warning: string
  confirm: string
  /** Returns whether the action succeeded. */
  onConfirm: () => Promise<boolean>
  onClose: (done: boolean) => void
}

export function ConfirmDialog({ title, warning, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <FormDialog
      title={title}
      description={warning}
      submit={confirm}
      danger
      onSubmit={async () => {
        if (await onConfirm()) onClose(true)
      }}
      onClose={() => onClose(false)}
    />
  )
}
