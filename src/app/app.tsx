import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { hasTypedText } from '#src/lib/typed/typed-text.ts'
import { useOutboxCounts, useUpdate } from '#src/state/notices.ts'
import { currentSession, useSession } from '#src/state/session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { ErrorBoundary } from '#src/ui/loading/error-boundary.tsx'
import { brokenScreen } from '#src/ui/loading/missing-part.tsx'
import { shellWords } from '#src/words/shell/shell.ts'
import { Consent } from './notices/consent.tsx'
import { needsSession } from './pages.tsx'
import { Router } from './router.tsx'
import { useArrival } from './shell/arrival.ts'
import { Shell } from './shell/shell.tsx'

function UpdatePrompt({ update }: { update(): void }) {
  const { unsent } = useOutboxCounts()
  // The button is shown as busy, because activating the new version can take several seconds.
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
  const update = useUpdate()
  const [path] = useLocation()
  useArrival(path)
  // Updates the attribute that public/theme.js sets before the first paint. Reads `currentSession()`, because
  // `session` is null during hydration.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-session', currentSession() !== null)
  })

  return (
    <Shell signedIn={session !== null} inApp={needsSession(path)} alone={path === routes.completeProfile}>
      {update && <UpdatePrompt update={update} />}
      <ErrorBoundary key={path} broken={brokenScreen}>
        <Router />
      </ErrorBoundary>
      {Consent && <Consent path={path} />}
    </Shell>
  )
}
