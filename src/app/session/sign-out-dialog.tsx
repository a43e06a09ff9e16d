import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { signOutWords } from '#src/words/auth/session.ts'
import { unsentWords } from '#src/words/shell/unsent.ts'
import { signOut } from './sign-out.ts'

export function SignOutDialog({ unsent, onClose }: { unsent: number; onClose(): void }) {
  return (
    <FormDialog
      title={signOutWords.unsentTitle}
      description={unsentWords.lostBySigningOut(unsent)}
      cancel={signOutWords.stay}
      submit={signOutWords.discard}
      danger
      onSubmit={() => {
        onClose()
        void signOut()
      }}
      onClose={onClose}
    />
  )
}
