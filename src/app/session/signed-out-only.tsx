import { type ReactNode, useEffect, useState } from 'react'
import { routes } from '#src/domain/shell/routes.ts'
import { currentSession, useSession } from '#src/state/session.ts'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { screenAt } from '../pages.tsx'
import { UserDatabase } from './guard.tsx'

const AlreadySignedIn = lazyPart('screen', () => import('./already-signed-in.tsx'), 'AlreadySignedIn', {
  place: 'screen',
})

/** Shows a sign-in screen, but not to a signed-in user: a sign-in over their session would leave their data behind. */
export function SignedOutOnly({ onSignOut, children }: { onSignOut(): void; children: ReactNode }) {
  const session = useSession()
  const hydrated = useHydrated()
  // Waits until the worker is active, because it has then stored the code of the main screens.
  useEffect(() => {
    const [next = routes.dashboard] = new URLSearchParams(location.search).get('next')?.split('?') ?? []
    void navigator.serviceWorker?.ready.then(() => {
      void UserDatabase.preload()
      void screenAt(next).preload()
    })
  }, [])
  // A sign-in on this screen leaves it, so only an earlier one counts. Hydration must match the visitor's prerendered
  // page.
  const [wasSignedIn] = useState(() => currentSession() !== null)
  if (!hydrated || session === null || !wasSignedIn)
    return <div data-visitor={hydrated ? undefined : true}>{children}</div>
  return <AlreadySignedIn email={session.email} onSignOut={onSignOut} />
}
