import { turnPushOn } from '#src/features/alerts/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { offerWords } from '#src/words/offers.ts'

/** Offers notifications once there is something to be told. The browser asks its own question after a yes. */
export function PushOffer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={offerWords.pushTitle}
      description={offerWords.pushText}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {offerWords.pushLater}
          </Button>
          <Button
            onClick={() => {
              onClose()
              void turnPushOn()
            }}
          >
            {offerWords.pushOn}
          </Button>
        </>
      }
    />
  )
}
