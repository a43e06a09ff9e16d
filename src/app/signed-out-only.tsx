import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSession } from '#src/state/session.ts'

const AlreadySignedIn = lazy(async () => ({
  default: (await import('./already-signed-in.tsx')).AlreadySignedIn,
}))

/** Shows a sign-in screen, but never over somebody's session: that would leave their data behind. */
export function SignedOutOnly({ onSignOut, children }: { onSignOut(): void; children: ReactNode }) {
  const session = useSession()
  // Who signs in on this very screen is taken on by it.
  const [wasSignedIn] = useState(session.status === 'signed-in')
  if (session.status === 'signed-out' || !wasSignedIn) return children
  return (
    <Suspense>
      <AlreadySignedIn email={session.email} onSignOut={onSignOut} />
    </Suspense>
  )
}
