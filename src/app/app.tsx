import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { hasTypedText } from '#src/lib/typed/typed-text.ts'
import { useOutboxCounts, useSaved, useSyncNotice, useUpdate } from '#src/state/notices.ts'
import { currentSession, useSession } from '#src/state/session.ts'
import { dismissToast, useToasts } from '#src/state/toasts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useOffline } from '#src/ui/hooks/use-offline.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { ErrorBoundary } from '#src/ui/loading/error-boundary.tsx'
import { brokenScreen } from '#src/ui/loading/missing-part.tsx'
import { shellWords } from '#src/words/shell/shell.ts'
import { Consent } from './notices/consent.tsx'
import { needsSession } from './pages.tsx'
import { Router } from './router.tsx'
import { useSignOut } from './session/use-sign-out.tsx'
import { useArrival } from './shell/arrival.ts'
import { Shell } from './shell/shell.tsx'

interface UpdatePromptProps {
  update(): void
  unsent: number
}

function UpdatePrompt({ update, unsent }: UpdatePromptProps) {
  // Activating the new version can take several seconds.
  const [updating, setUpdating] = useState(false)

  return (
    <div className="mb-6">
      <Notice
        tone="info"
        action={
          <Button
            busy={updating}
            disabled={unsent > 0}
            onClick={() => {
              if (hasTypedText() && !confirm(shellWords.updateOverTyped)) return
              setUpdating(true)
              update()
            }}
          >
            {shellWords.update}
          </Button>
        }
      >
        {shellWords.updateReady}
        {unsent > 0 && ` ${shellWords.updateAfterSending}`}
      </Notice>
    </div>
  )
}

export function App() {
  const session = useSession()
  const toasts = useToasts()
  const counts = useOutboxCounts()
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
      onSignOut={leave}
      strip={{ offline, ...counts, notice, onReview: () => navigate(routes.account) }}
      saved={saved}
      toasts={toasts}
      onDismissToast={dismissToast}
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
