import { AuthClient } from '@supabase/auth-js'
import { env } from '#src/lib/env.ts'
import { newId } from '#src/lib/ids.ts'
import { authFetch } from './auth-fetch.ts'

export type LoneAuthClient = InstanceType<typeof AuthClient>

/** A client whose session lives in this tab's memory and goes with it: who is signed in on this device stays so. */
export function loneAuthClient(): LoneAuthClient {
  return new AuthClient({
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.supabaseKey },
    // Each its own: auth-js warns of two clients under one key.
    storageKey: `keytrail-lone-${newId()}`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch: authFetch,
  })
}
