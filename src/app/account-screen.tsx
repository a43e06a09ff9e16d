import { AccountPage } from '#src/features/account/account-page.tsx'
import { useSignOut } from './session/use-sign-out.tsx'
import { AccountMore } from './shell/account-more.tsx'

/** The account, and at its end the ways on for which a phone has no room elsewhere. */
export function AccountScreen() {
  const { leave, question } = useSignOut()
  return (
    <>
      <AccountPage>
        <AccountMore onSignOut={leave} />
      </AccountPage>
      {question}
    </>
  )
}
