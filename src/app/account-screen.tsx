import { AccountPage } from '#src/features/account/account-page.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { shellWords } from '#src/words/shell/shell.ts'
import { useSignOut } from './session/use-sign-out.tsx'
import { AccountMore } from './shell/account-more.tsx'

export function AccountScreen() {
  const { leave, question } = useSignOut()
  return (
    <>
      <AccountPage
        signOut={
          // A desktop has this button in its bar.
          <div className="xl:hidden">
            <Button variant="secondary" onClick={leave}>
              {shellWords.signOut}
            </Button>
          </div>
        }
      >
        <AccountMore />
      </AccountPage>
      {question}
    </>
  )
}
