import '#src/style.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { PartMissing } from '#src/lib/fetch-part.ts'
import { providePreloaded } from '#src/state/preloaded-content.ts'
import { currentSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { ErrorBoundary } from '#src/ui/error-boundary.tsx'
import { BrokenPart } from '#src/ui/missing-part.tsx'
import { App } from './app.tsx'
import { watchLatePictures } from './late-pictures.ts'
import { receiveMailLinks } from './mail-link.ts'
import { needsSession, screenAt } from './pages.tsx'
import { restoreSession } from './restore-session.ts'
import { registerServiceWorker } from './service-worker-registration.ts'

// What a screen shows for code that is missing is no error of its own.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof PartMissing)) reportError(error)
}

// The last resort: what is around the screens has an error of its own.
const app = (
  <StrictMode>
    <ErrorBoundary
      broken={(error, again) => <BrokenPart what="Keytrail" place="screen" error={error} onRetry={again} />}
    >
      <App />
    </ErrorBoundary>
  </StrictMode>
)

function start(root: HTMLElement): void {
  restoreSession()
  receiveMailLinks()
  const { pathname, search } = location
  // Not for somebody who is sent to sign in first.
  if (currentSession().status === 'signed-in' || !needsSession(pathname)) void screenAt(pathname).preload()
  if (root.dataset.drawn === pathname + search) {
    providePreloaded(JSON.parse(document.getElementById('brought')?.textContent ?? '{}'))
    hydrateRoot(root, app, { onCaughtError })
  } else {
    createRoot(root, { onCaughtError }).render(app)
  }
  // For public/entry-guard.js, which speaks where this is not reached.
  root.dataset.started = ''
}

// A press whose code is missing says so, whatever was pressed.
addEventListener('unhandledrejection', (event) => {
  if (!(event.reason instanceof PartMissing)) return
  event.preventDefault()
  showToast('bad', 'That part of Keytrail could not be loaded. Check your connection and try again.')
})
registerServiceWorker()
watchLatePictures()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
start(root)
