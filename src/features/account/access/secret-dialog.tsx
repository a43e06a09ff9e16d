import { CopyableCode } from '#src/parts/shell/copyable-code.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { accessWords } from '#src/words/access/access.ts'

interface SecretDialogProps {
  title: string
  description: string
  secret: string
  onClose: () => void
}

export function SecretDialog({ title, description, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <Button variant="primary" onClick={onClose}>
          {accessWords.done}
        </Button>
      }
    >
      <CopyableCode text={secret} copy={accessWords.copy} />
    </Dialog>
  )
}
