import '#src/style.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { restoreSession } from './restore-session.ts'
import { registerServiceWorker } from './service-worker-registration.ts'

await restoreSession()
registerServiceWorker()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
