import { AuthClient } from '@supabase/auth-js'
import { env } from '#src/lib/env.ts'
import { newId } from '#src/lib/ids.ts'
import { authFetch } from './auth-fetch.ts'

/** Returns a client that keeps its session in memory only, so that the signed-in user does not change. */
export function loneAuthClient() {
  return new AuthClient({
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.supabaseKey },
    // A random key, because auth-js warns about two clients with the same key.
    storageKey: `keytrail-lone-${newId()}`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch: authFetch,
  })
}
