// The page itself sends a new device's first request, because the app (src/remote/tables/pull-changes.ts) takes a
// second to load and another to start.
import { markKey } from '../src/db/core/local-marks.ts'
import { sessionKey } from '../src/remote/auth/stored-session.ts'
import type { BuildEnvironment } from './build-environment.ts'

// The app refreshes a token that is about to expire.
const marginMs = 20_000
const patienceMs = 30_000

const question = JSON.stringify({ p_cursor: null, p_open: {}, p_tally: false })

/**
 * The body of a function in the page. Sends nothing if the device has an active service worker or the user's database.
 * The mark in localStorage shows whether the database exists, because `indexedDB.databases()` resolves only after the
 * first paint.
 */
export function firstQuestion({
  VITE_SUPABASE_URL = '',
  VITE_SUPABASE_PUBLISHABLE_KEY = '',
}: Pick<BuildEnvironment, 'VITE_SUPABASE_URL' | 'VITE_SUPABASE_PUBLISHABLE_KEY'>): string {
  return `
    const { access_token: token, expires_at, user } = JSON.parse(localStorage.getItem('${sessionKey}'))
    const lasts = expires_at * 1000 - Date.now() > ${marginMs}
    if (!lasts || !navigator.onLine || navigator.serviceWorker?.controller) return
    if (localStorage.getItem(${JSON.stringify(markKey('kept', ''))} + user.id) !== null) return
    const ask = async () => {
      const key = ${JSON.stringify(VITE_SUPABASE_PUBLISHABLE_KEY)} || document.querySelector('[name="keytrail:publishable-key"]').content
      const response = await fetch(${JSON.stringify(`${VITE_SUPABASE_URL}/rest/v1/rpc/pull_changes`)}, {
        method: 'POST',
        headers: { apikey: key, authorization: 'Bearer ' + token, 'content-type': 'application/json' },
        body: '${question}',
        signal: AbortSignal.timeout(${patienceMs}),
      })
      return response.ok ? response.text() : null
    }
    globalThis.keytrailAsked = { token, answer: ask().catch(() => null) }`
}
