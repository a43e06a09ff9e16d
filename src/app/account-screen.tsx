import { AccountPage } from '#src/features/account/account-page.tsx'
import { useSignOut } from './session/use-sign-out.tsx'
import { AccountMore } from './shell/account-more.tsx'

/** The account page, with the links that a phone has no room for elsewhere at its end. */
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
