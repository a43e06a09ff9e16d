// The auth library, as this app uses it. A missing session is never taken for a sign-out here: only auth-js' own
// SIGNED_OUT is, which it says after a definite refusal. The library's own package and not supabase-js, which has it too:
// the version that @supabase/lite asks for is ten releases behind, and costs /login a tenth of a kB more than its budget.
import { type AuthChangeEvent, AuthClient, type Session } from '@supabase/auth-js'
import { env } from '#src/lib/env.ts'
import { announceRefusal, announceUser } from './auth-events.ts'
import { authFetch } from './auth-fetch.ts'
import { sessionKey, sessionStore } from './stored-session.ts'

export class RenewingClient extends AuthClient {
  readonly #retired: AbortController

  constructor() {
    const retired = new AbortController()
    super({
      url: `${env.supabaseUrl}/auth/v1`,
      headers: { apikey: env.supabaseKey },
      storageKey: sessionKey,
      storage: sessionStore,
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: false,
      fetch: (input, init) => authFetch(input, init, retired.signal),
    })
    this.#retired = retired
    this.onAuthStateChange(hear)
  }

  /** Refreshes nothing any more, and hears nothing of other tabs. What else it is at goes on. */
  retire(): void {
    this.#retired.abort()
    void this.dispose()
  }
}

// The token that was told of last. Each new client begins by telling of the one that is stored, which may be the very one
// that the server does not take any more: whoever then asks again at once would never end.
let told: string | null = null

// Synchronous: awaiting the client in its own callback deadlocks (supabase-js#1594).
function hear(event: AuthChangeEvent, session: Session | null): void {
  if (session && session.access_token !== told) {
    told = session.access_token
    announceUser(session.user.id, session.user.email ?? '')
  }
  // Any other event without a session says that there is no token now: offline, or nobody was signed in.
  if (event === 'SIGNED_OUT') announceRefusal()
}
