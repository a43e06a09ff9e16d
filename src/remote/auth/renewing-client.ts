// The auth library, as this app uses it. A missing session is never taken for a sign-out here: only auth-js' own
// SIGNED_OUT is, which it says after a definite refusal. The library's own package and not supabase-js, which has it too:
// the version that @supabase/lite asks for is ten releases behind, and costs /login a tenth of a kB more than its budget.
import { type AuthChangeEvent, AuthClient, type Session } from '@supabase/auth-js'
import { env } from '#src/lib/env.ts'
import { announceRefusal, announceUser } from './auth-events.ts'
import { authFetch } from './auth-fetch.ts'
import { sessionKey, sessionStore } from './stored-session.ts'

export class RenewingClient extends AuthClient {
  constructor() {
    super({
      url: `${env.supabaseUrl}/auth/v1`,
      headers: { apikey: env.supabaseKey },
      storageKey: sessionKey,
      storage: sessionStore,
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: false,
      fetch: authFetch,
    })
    this.onAuthStateChange(hear)
    // auth-js answers from a failed refresh for a minute. A network that is back makes that failure stale.
    globalThis.addEventListener?.('online', () => {
      this.lastRefreshFailure = null
    })
  }
}

// Synchronous: awaiting the client in its own callback deadlocks (supabase-js#1594).
function hear(event: AuthChangeEvent, session: Session | null): void {
  if (session) announceUser(session.user.id, session.user.email ?? '')
  // Any other event without a session says that there is no token now: offline, or nobody was signed in.
  else if (event === 'SIGNED_OUT') announceRefusal()
}
