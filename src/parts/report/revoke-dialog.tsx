import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { reportLinkWords } from '#src/words/report-making/report-links.ts'
import { revoke } from './actions.ts'

interface RevokeDialogProps {
  report: { id: string; title: string }
  onClose: () => void
}

/** Asks before it revokes a published report. */
export function RevokeDialog({ report: { id, title }, onClose }: RevokeDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={reportLinkWords.revokeTitle}
      description={reportLinkWords.revokeText(title)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {reportLinkWords.cancel}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              void revoke(id)
            }}
          >
            {reportLinkWords.revoke}
          </Button>
        </>
      }
    />
  )
}
