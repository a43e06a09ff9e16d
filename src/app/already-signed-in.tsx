import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'

interface AlreadySignedInProps {
  email: string
  onSignOut(): void
}

/** What a sign-in screen shows to somebody who is signed in. */
export function AlreadySignedIn({ email, onSignOut }: AlreadySignedInProps) {
  return (
    <div className="mx-auto w-full max-w-md py-8 sm:py-16">
      <h1 className="font-display font-semibold text-31">You are signed in</h1>
      <p className="mt-2 text-quiet">This device is signed in as {email}.</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link href={routes.dashboard} className={buttonClass('primary')}>
          Open the dashboard
        </Link>
        <Button variant="secondary" onClick={onSignOut}>
          Sign out to use another account
        </Button>
      </div>
    </div>
  )
}
