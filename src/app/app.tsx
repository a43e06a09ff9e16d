import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { useSyncNotice, useUpdate } from '#src/state/notices.ts'
import { useOutboxCounts } from '#src/state/outbox-counts.ts'
import { currentSession, useSession } from '#src/state/session.ts'
import { useSaved } from '#src/state/storage.ts'
import { dismissToast, useToasts } from '#src/state/toasts.ts'
import { useOffline } from '#src/ui/hooks/use-offline.ts'
import { ErrorBoundary } from '#src/ui/loading/error-boundary.tsx'
import { brokenScreen } from '#src/ui/loading/missing-part.tsx'
import { chooseTheme, useTheme } from './device/theme.ts'
import { Consent } from './notices/consent.tsx'
import { UpdatePrompt } from './notices/update-prompt.tsx'
import { isServed, needsSession } from './pages.tsx'
import { Router } from './router.tsx'
import { useSignOut } from './session/use-sign-out.tsx'
import { useArrival } from './shell/arrival.ts'
import { Shell } from './shell/shell.tsx'

export function App() {
  const session = useSession()
  const toasts = useToasts()
  const counts = useOutboxCounts()
  const theme = useTheme()
  const offline = useOffline()
  const saved = useSaved()
  const update = useUpdate()
  const notice = useSyncNotice()
  const [path, navigate] = useLocation()
  const { leave, question } = useSignOut()
  useArrival(path)
  // Updates the attribute that public/theme.js sets before the first paint. Does not use `session`, which is signed-out
  // during hydration.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-session', currentSession().status === 'signed-in')
  })

  return (
    <Shell
      session={session}
      inApp={needsSession(path)}
      alone={path === routes.completeProfile}
      served={isServed}
      onSignOut={leave}
      strip={{ offline, ...counts, notice, onReview: () => navigate(routes.account) }}
      saved={saved}
      toasts={toasts}
      onDismissToast={dismissToast}
      theme={theme}
      onThemeChange={chooseTheme}
    >
      {update && <UpdatePrompt update={update} unsent={counts.unsent} />}
      <ErrorBoundary key={path} broken={brokenScreen}>
        <Router onSignOut={leave} />
      </ErrorBoundary>
      {question}
      {Consent && <Consent path={path} />}
    </Shell>
  )
}
