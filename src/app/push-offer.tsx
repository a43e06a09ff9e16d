import { turnPushOn } from '#src/features/alerts/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'

/** Offers notifications once there is something to be told. The browser asks its own question after a yes. */
export function PushOffer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Get alerts when Keytrail is closed?"
      description="Your first alert is set. It will appear under Alerts, and this browser can notify you too. Quiet hours and the switch are there as well."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button
            onClick={() => {
              onClose()
              void turnPushOn()
            }}
          >
            Turn notifications on
          </Button>
        </>
      }
    />
  )
}
