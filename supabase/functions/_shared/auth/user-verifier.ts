import {
  AuthRetryableFetchError,
  AuthUnknownError,
  createClient,
  isAuthApiError,
  type JwtPayload,
  type SupabaseClient,
} from '@supabase/supabase-js'
import * as v from 'valibot'
import type { PlatformEnv } from '../env.ts'
import { Failure } from '../failure.ts'
import type { VerifyUser } from './authenticate.ts'

const userClaims = v.object({ role: v.literal('authenticated'), sub: v.pipe(v.string(), v.uuid()) })

/**
 * Whether a request comes from a visitor: the publishable key is its bearer, or it has no bearer and brings the key
 * as `apikey`. A token that is no longer good makes nobody a visitor.
 */
export function isVisitor(headers: Headers, publishableKey: string): boolean {
  const authorization = headers.get('authorization')
  return authorization === null
    ? headers.get('apikey') === publishableKey
    : authorization.replace(/^Bearer /i, '') === publishableKey
}

/** Verifies bearer tokens with the auth server of `env`, which `fetch` reaches. */
export function createUserVerifier(env: PlatformEnv, fetch: typeof globalThis.fetch): VerifyUser {
  const { auth } = createClient(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: {
      // The library keeps one cache of signing keys per storage key: one per auth server, then.
      storageKey: env.SUPABASE_URL,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch },
  })

  return async (headers) => {
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(headers.get('authorization') ?? '')?.[1]
    if (token === undefined) throw new Failure('unauthorized')
    const claims = v.safeParse(userClaims, await claimsOf(auth, token))
    if (!claims.success) throw new Failure('unauthorized')
    return claims.output.sub
  }
}

async function claimsOf(auth: SupabaseClient['auth'], token: string): Promise<JwtPayload | undefined> {
  // It throws, rather than answers, what is wrong with a token that is no JWT at all.
  const { data, error } = await auth.getClaims(token).catch((error: unknown) => ({ data: null, error }))
  if (isServerFault(error)) throw new Failure('internal', { detail: 'the auth server gave no verdict' })
  return data?.claims
}

/** Only a definite answer about the token may sign a caller out. */
function isServerFault(error: unknown): boolean {
  if (error instanceof AuthRetryableFetchError || error instanceof AuthUnknownError) return true
  return isAuthApiError(error) && ([408, 425, 429].includes(error.status) || error.status >= 500)
}
