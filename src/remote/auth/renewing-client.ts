// The auth library, as this app uses it. A missing session is never taken for a sign-out here: only auth-js' own
// SIGNED_OUT is, which it says after a definite refusal. The library's own package and not supabase-js, which has it too:
// the version that @supabase/lite asks for is ten releases behind, and costs /login a tenth of a kB more than its budget.
import { type AuthChangeEvent, AuthClient, type Session } from '@supabase/auth-js'
import { env } from '#src/lib/env.ts'
import { announceEnd, announceUser } from './auth-events.ts'
import { authFetch, onRefreshFailure } from './auth-fetch.ts'
import { sessionKey, sessionStore } from './stored-session.ts'

export class RenewingClient extends AuthClient {
  /**
   * `retired`: called when a refresh got no verdict. After one auth-js tries ever more seldom for half a minute, then
   * answers from its failure for a whole one, however well the server is by then. So this client refreshes nothing any
   * more and hears nothing of other tabs; another one asks at once, when somebody needs a token.
   */
  constructor(retired: () => void) {
    let isRetired = false
    super({
      url: `${env.supabaseUrl}/auth/v1`,
      headers: { apikey: env.supabaseKey },
      storageKey: sessionKey,
      storage: sessionStore,
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: false,
      fetch: async (input, init) => {
        const isRefresh = String(input).includes('grant_type=refresh_token')
        return isRetired && isRefresh ? Response.json({}, { status: 503 }) : authFetch(input, init)
      },
    })
    this.onAuthStateChange(hear)
    const stopListening = onRefreshFailure(() => {
      stopListening()
      isRetired = true
      void this.dispose()
      retired()
    })
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
  if (event === 'SIGNED_OUT') announceEnd('refused')
}
