import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { signOut } from './sign-out.ts'
import { unsentWarning } from './unsent-warning.ts'

interface SignOutDialogProps {
  unsent: number
  onClose(): void
}

/** Asks before changes that were never sent are dropped with the account's data on this device. */
export function SignOutDialog({ unsent, onClose }: SignOutDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Sign out with unsent changes?"
      description={unsentWarning(unsent)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Stay signed in
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              void signOut()
            }}
          >
            Sign out and discard them
          </Button>
        </>
      }
    />
  )
}
