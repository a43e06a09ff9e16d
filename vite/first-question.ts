// A script in the page sends a new device's first request before the app has loaded and started.
import { markKey } from '../src/db/core/local-marks.ts'
import { sessionKey } from '../src/remote/auth/stored-session.ts'
import { sendFirstPull } from '../src/remote/first-pull.ts'
import type { BuildEnvironment } from './build-environment.ts'

// If the token expires sooner, the app refreshes it and then sends the request.
const marginMs = 20_000

/**
 * Returns the JavaScript body of a function that the page's script calls. The function sends nothing if the
 * device is offline, the token expires soon, the page has a service worker, or the device already has the
 * user's database. A mark in localStorage shows whether the database exists, because `indexedDB.databases()`
 * resolves only after the first paint.
 */
export function firstQuestion({
  VITE_SUPABASE_URL = '',
  VITE_SUPABASE_PUBLISHABLE_KEY = '',
}: BuildEnvironment): string {
  const key = VITE_SUPABASE_PUBLISHABLE_KEY
    ? JSON.stringify(VITE_SUPABASE_PUBLISHABLE_KEY)
    : `document.querySelector('[name="keytrail:publishable-key"]').content`
  return `
    const { access_token: token, expires_at, user } = JSON.parse(localStorage.getItem('${sessionKey}'))
    const lasts = expires_at * 1000 - Date.now() > ${marginMs}
    const isNew = localStorage.getItem(${JSON.stringify(markKey('kept', ''))} + user.id) === null
    if (lasts && isNew && navigator.onLine && !navigator.serviceWorker?.controller)
      (${sendFirstPull})(${JSON.stringify(VITE_SUPABASE_URL)}, ${key}, token)`
}
