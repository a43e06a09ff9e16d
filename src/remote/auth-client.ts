// The page's one auth client. A missing session is never taken for a sign-out here: only auth-js' own
// SIGNED_OUT is, which it says after a definite refusal.
import { type AuthChangeEvent, AuthClient, type Session } from '@supabase/auth-js'
import { env } from '#src/lib/env.ts'
import { announceSignOut, announceUser, presumeUser } from './auth-events.ts'
import { authFetch } from './auth-fetch.ts'
import { sessionKey, sessionStore, storedSession } from './stored-session.ts'

class KeytrailAuthClient extends AuthClient {
  /** auth-js answers from a failed refresh for a minute. A network that is back makes that failure stale. */
  forgetRefreshFailure(): void {
    this.lastRefreshFailure = null
  }
}

let client: KeytrailAuthClient | null = null

/** The client, made at the first call: making it starts to refresh a session that has expired. */
export function authClient(): KeytrailAuthClient {
  client ??= createClient()
  return client
}

function createClient(): KeytrailAuthClient {
  presumeUser(storedSession()?.userId ?? null)
  const created = new KeytrailAuthClient({
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.supabaseKey },
    storageKey: sessionKey,
    storage: sessionStore,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    fetch: authFetch,
  })
  created.onAuthStateChange(hear)
  globalThis.addEventListener?.('online', () => created.forgetRefreshFailure())
  return created
}

// Synchronous: awaiting the client in its own callback deadlocks (supabase-js#1594).
function hear(event: AuthChangeEvent, session: Session | null): void {
  if (session) announceUser(session.user.id, session.user.email ?? '')
  // Any other event without a session says that there is no token now: offline, or nobody was signed in.
  else if (event === 'SIGNED_OUT') announceSignOut('refused')
}
