import '#src/style.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { isEmptyPicture } from '#src/lib/empty-picture.ts'
import { fetchOptionalPart, fetchPart, PartMissing } from '#src/lib/fetch-part.ts'
import { watchScreen } from '#src/lib/typed/kept-screen.ts'
import { storedSession } from '#src/remote/auth/stored-session.ts'
import { providePreloaded } from '#src/state/preloaded-content.ts'
import { currentSession, setSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { ErrorBoundary } from '#src/ui/loading/error-boundary.tsx'
import { BrokenPart } from '#src/ui/loading/missing-part.tsx'
import { shellWords } from '#src/words/shell/shell.ts'
import { App } from './app.tsx'
import { crossLanguages, localeAt, localHref, speak, useRoutePath, watchSteps } from './language.ts'
import { needsSession, screenAt } from './pages.tsx'
import { UserDatabase } from './session/guard.tsx'
import { receiveMailLinks } from './session/mail-link.ts'

// Missing code is not an error to report: the screen shows a message and a retry button.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof PartMissing)) reportError(error)
}

// This boundary catches errors outside the screens.
const app = (
  <StrictMode>
    <ErrorBoundary
      broken={(error, again) => <BrokenPart what="Keytrail" place="screen" error={error} onRetry={again} />}
    >
      <Router hook={useRoutePath} hrefs={localHref} aroundNav={crossLanguages}>
        <App />
      </Router>
    </ErrorBoundary>
  </StrictMode>
)

// How long the first render waits for a signed-in screen's code and data before it goes ahead without them.
const frameMs = 1_500

/** Opens the user's data before the guard does; the guard reports any error. */
async function openAhead(userId: string): Promise<void> {
  const { openUserData } = await fetchPart(() => import('./session/open-user-data.ts'))
  await openUserData(userId)
}

async function memberScreen(userId: string, path: string): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, frameMs))
  const needed = [UserDatabase.preload(), screenAt(path).preload(), openAhead(userId).catch(() => undefined)]
  await Promise.race([late, Promise.all(needed)])
}

async function start(root: HTMLElement): Promise<void> {
  // public/entry-guard.js takes over if `data-started` is not set once the page has loaded.
  root.dataset.started = ''
  const stored = storedSession()
  if (stored) setSession({ userId: stored.userId, email: stored.email })
  watchScreen()
  receiveMailLinks()
  const { pathname, search } = location
  const session = currentSession()
  const language = localeAt(pathname)
  const isDrawn =
    root.dataset.drawn === pathname + search && document.documentElement.lang.startsWith(language)
  if (isDrawn) providePreloaded(JSON.parse(document.getElementById('brought')?.textContent ?? '{}'))
  watchSteps()
  // Must precede `speak`: code requested after `speak` waits for the whole translation. A prerendered screen
  // need not wait, because its words are in the page.
  if (!needsSession(pathname)) void screenAt(pathname).preload()
  const spoken = speak(language)
  if (needsSession(pathname) && session) await memberScreen(session.userId, pathname)
  await spoken
  if (isDrawn) {
    hydrateRoot(root, app, { onCaughtError })
  } else {
    // The user may have typed into a prerendered page of another language or address. The text moves to the
    // screen that replaces the page.
    const fetchTyping = () => fetchOptionalPart(() => import('#src/lib/typed/bring-back.ts'))
    const [typing] =
      root.dataset.drawn === undefined ? [] : await Promise.all([fetchTyping(), screenAt(pathname).preload()])
    const render = () => createRoot(root, { onCaughtError }).render(app)
    if (typing) typing.keepTyped(() => flushSync(render))
    else render()
  }
}

/** Lets the first screen load before the service worker requests the files that it stores. */
const beforeWorkerMs = 1_000

function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = async () => {
    const { registerWorker } = await fetchPart(() => import('./worker/register-worker.ts'), {
      mayReload: false,
    })
    await registerWorker()
  }
  // Registration fails if the browser forbids it, or if there is no network on a first visit. Tries again when
  // the device goes online.
  const attempt = () => register().catch(() => addEventListener('online', attempt, { once: true }))
  setTimeout(attempt, beforeWorkerMs)
}

// Shows a message if code is missing and nothing else reports it.
addEventListener('unhandledrejection', (event) => {
  if (!(event.reason instanceof PartMissing)) return
  event.preventDefault()
  showToast('bad', shellWords.partMissing)
})
// Reloads the pictures that are empty because they were requested offline.
addEventListener('online', () => {
  for (const picture of document.images) {
    const { src } = picture
    if (isEmptyPicture(picture)) picture.src = src
  }
})
if (matchMedia('(pointer: coarse)').matches)
  void fetchOptionalPart(() => import('./device/phone.ts')).then((phone) => phone?.beginOnPhone())
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// If public/theme.js found that the browser lacks a feature, the app does not start: public/entry-guard.js
// shows a message instead.
const started = document.documentElement.dataset.lacks ? Promise.resolve() : start(root)
void started.finally(registerServiceWorker)
