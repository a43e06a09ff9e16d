// Uses @supabase/auth-js instead of supabase-js, which would exceed the byte budget of /login.
import { type AuthChangeEvent, AuthClient, type Session } from '@supabase/auth-js'
import { env } from '#src/lib/env.ts'
import { announceEnd, announceUser } from './auth-events.ts'
import { authFetch, onRefreshFailure } from './auth-fetch.ts'
import { sessionKey, sessionStore } from './stored-session.ts'

export class RenewingClient extends AuthClient {
  /**
   * Calls `retired` after a refresh that ends with neither new tokens nor a definite refusal. auth-js would
   * retry for half a minute, and then return the failure for another minute, even if the server is back. So
   * this client stops, and the next caller that needs a token creates a new one.
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

// Each client first reports the stored token. Announcing a rejected token again could loop endlessly.
let announced: string | null = null

// Must be synchronous: awaiting the client in its own callback deadlocks (supabase-js#1594).
function hear(event: AuthChangeEvent, session: Session | null): void {
  if (session && session.access_token !== announced) {
    announced = session.access_token
    announceUser(session.user.id, session.user.email ?? '')
  }
  // Other events without a session only mean that there is no token.
  if (event === 'SIGNED_OUT') announceEnd('refused')
}
