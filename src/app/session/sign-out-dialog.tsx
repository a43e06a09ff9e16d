import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { signOutWords } from '#src/words/auth/sign-out.ts'
import { unsentWords } from '#src/words/shell/unsent.ts'
import { signOut } from './sign-out.ts'

interface SignOutDialogProps {
  unsent: number
  onClose(): void
}

export function SignOutDialog({ unsent, onClose }: SignOutDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={signOutWords.unsentTitle}
      description={unsentWords.lostBySigningOut(unsent)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {signOutWords.stay}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              void signOut()
            }}
          >
            {signOutWords.discard}
          </Button>
        </>
      }
    />
  )
}
