import '#src/style.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { providePreloaded } from '#src/state/preloaded-content.ts'
import { App } from './app.tsx'
import { reloadOnLostChunk } from './lost-chunk.ts'
import { pageAt } from './pages.tsx'
import { restoreSession } from './restore-session.ts'
import { registerServiceWorker } from './service-worker-registration.ts'

// Not awaited at the top level: a chunk that is fetched here may import this one, which would wait for itself.
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  const page = pageAt(location.pathname)
  await restoreSession()
  if (page && root.dataset.drawn === location.pathname + location.search) {
    // What was drawn at build time stays until its own code is here: a fallback would blank the page.
    providePreloaded(JSON.parse(document.getElementById('brought')?.textContent ?? '{}'))
    await page.preload()
    hydrateRoot(root, app)
  } else {
    createRoot(root).render(app)
  }
}

reloadOnLostChunk()
registerServiceWorker()
void start()
