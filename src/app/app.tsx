import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { routes } from '#src/domain/routes.ts'
import { useOutboxCounts } from '#src/state/outbox-counts.ts'
import { currentSession, useSession } from '#src/state/session.ts'
import { dismissToast, useToasts } from '#src/state/toasts.ts'
import { useArrival } from './arrival.ts'
import { Consent } from './consent.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { isServed } from './pages.tsx'
import { Router } from './router.tsx'
import { useUpdate } from './service-worker-registration.ts'
import { Shell } from './shell.tsx'
import { chooseTheme, useTheme } from './theme.ts'
import { useOffline } from './use-offline.ts'

const UpdatePrompt = lazy(async () => ({ default: (await import('./update-prompt.tsx')).UpdatePrompt }))
const SignOutDialog = lazy(async () => ({ default: (await import('./sign-out-dialog.tsx')).SignOutDialog }))

/** Joins the shell, the screens and what is remembered in this tab. */
export function App() {
  const session = useSession()
  const toasts = useToasts()
  const counts = useOutboxCounts()
  const theme = useTheme()
  const offline = useOffline()
  const update = useUpdate()
  const [path, navigate] = useLocation()
  const [unsentAtSignOut, setUnsentAtSignOut] = useState(0)
  useArrival(path)
  // Goes on telling the style what public/theme.js told it before the first paint. Not `session`: of a page that is
  // taken over, the first render is the visitor's.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-session', currentSession().status === 'signed-in')
  })

  async function leave() {
    const { countUnsentChanges, signOut } = await import('./sign-out.ts')
    const unsent = await countUnsentChanges()
    if (unsent > 0) setUnsentAtSignOut(unsent)
    else await signOut()
  }

  return (
    <Shell
      session={session}
      served={isServed}
      onSignOut={() => void leave()}
      offline={offline}
      unsent={counts.unsent}
      parked={counts.parked}
      onShowParked={() => navigate(routes.account)}
      toasts={toasts}
      onDismissToast={dismissToast}
      theme={theme}
      onThemeChange={chooseTheme}
    >
      {update && (
        <Suspense>
          <UpdatePrompt update={update} unsent={counts.unsent} />
        </Suspense>
      )}
      <ErrorBoundary key={path}>
        <Router onSignOut={() => void leave()} />
      </ErrorBoundary>
      {unsentAtSignOut > 0 && (
        <Suspense>
          <SignOutDialog unsent={unsentAtSignOut} onClose={() => setUnsentAtSignOut(0)} />
        </Suspense>
      )}
      {Consent && <Consent path={path} />}
    </Shell>
  )
}
