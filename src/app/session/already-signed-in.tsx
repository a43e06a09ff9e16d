import { routes } from '#src/domain/shell/routes.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { signOutWords } from '#src/words/auth/session.ts'
import { useSignOut } from './use-sign-out.tsx'

export function AlreadySignedIn({ email }: { email: string }) {
  const { leave, question } = useSignOut()
  return (
    <div className="mx-auto w-full max-w-md py-8 sm:py-16">
      <h1 className="font-display font-semibold text-31">{signOutWords.signedIn}</h1>
      <p className="mt-2 text-quiet">{signOutWords.signedInAs(email)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink variant="primary" href={routes.dashboard}>
          {signOutWords.openDashboard}
        </ButtonLink>
        <Button onClick={leave}>{signOutWords.useAnother}</Button>
      </div>
      {question}
    </div>
  )
}
