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

/**
 * Shows a sign-in screen. If a user was already signed in, shows AlreadySignedIn instead, because signing in
 * over a session would leave that user's data behind.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  const hydrated = useHydrated()
  // Preloads the next screen once a service worker is active, because an active worker has already stored the
  // code of the main screens.
  useEffect(() => {
    const [next = routes.dashboard] = new URLSearchParams(location.search).get('next')?.split('?') ?? []
    void navigator.serviceWorker?.ready.then(() => {
      void UserDatabase.preload()
      void screenAt(next).preload()
    })
  }, [])
  // Signing in leads away from this screen, so only a session from before the screen opened counts. Until
  // hydration is complete, the render must match the visitor's prerendered page.
  const [wasSignedIn] = useState(() => currentSession() !== null)
  if (!hydrated || session === null || !wasSignedIn)
    return <div data-visitor={hydrated ? undefined : true}>{children}</div>
  return <AlreadySignedIn email={session.email} />
}
