import { turnPushOn } from '#src/features/alerts/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { promptWords } from '#src/words/shell/prompts.ts'

export function PushOffer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={promptWords.pushTitle}
      description={promptWords.pushText}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {promptWords.pushLater}
          </Button>
          <Button
            onClick={() => {
              onClose()
              void turnPushOn()
            }}
          >
            {promptWords.pushOn}
          </Button>
        </>
      }
    />
  )
}
