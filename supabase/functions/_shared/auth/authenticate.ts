// The platform's own check (verify_jwt) is off, because it also accepts the publishable key, which every
// visitor has. Instead, each function declares who may call it.
import {
  AuthRetryableFetchError,
  AuthUnknownError,
  createClient,
  isAuthApiError,
  type JwtPayload,
  type SupabaseClient,
} from '@supabase/supabase-js'
import * as v from 'valibot'
import { Failure } from '../failure.ts'
import { isSameSecret } from './same-secret.ts'

/** Returns the user's id. Fails with `unauthorized`, or with `busy` if the token cannot be verified now. */
export type VerifyUser = (headers: Headers) => Promise<string>

export interface AuthDeps {
  user: { verifyUser: VerifyUser }
  visitor: { verifyUser: VerifyUser; isVisitor: (headers: Headers) => boolean }
  server: { secretKey: string }
  none: object
}

/** `visitor`: signed-in users and visitors. `server`: only our own servers. `none`: anyone. */
export type Auth = keyof AuthDeps

export interface Callers {
  user: { userId: string }
  visitor: { userId: string | null }
  server: object
  none: object
}

/** Fails with `unauthorized` if the caller is not allowed or, like `VerifyUser`, with `busy`. */
export const authenticate: {
  [Kind in Auth]: (headers: Headers, deps: AuthDeps[Kind]) => Promise<Callers[Kind]>
} = {
  user: async (headers, { verifyUser }) => ({ userId: await verifyUser(headers) }),
  visitor: async (headers, { verifyUser, isVisitor }) => ({
    userId: isVisitor(headers) ? null : await verifyUser(headers),
  }),
  server: async (headers, { secretKey }) => {
    const given = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
    if (!isSameSecret(given, secretKey)) throw new Failure('unauthorized', { subject: 'server' })
    return {}
  },
  none: async () => ({}),
}

const userClaims = v.object({ role: v.literal('authenticated'), sub: v.pipe(v.string(), v.uuid()) })

/** Whether the request has the publishable key and no user token, not even an expired one. */
export function isVisitor(headers: Headers, publishableKey: string): boolean {
  const authorization = headers.get('authorization')
  return authorization === null
    ? headers.get('apikey') === publishableKey
    : authorization.replace(/^Bearer /i, '') === publishableKey
}

type AuthEnv = Record<'SUPABASE_URL' | 'SUPABASE_PUBLISHABLE_KEY', string>

export function createUserVerifier(env: AuthEnv, fetch: typeof globalThis.fetch): VerifyUser {
  const { auth } = createClient(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: {
      // The library caches signing keys per storage key, so each auth server needs its own storage key.
      storageKey: env.SUPABASE_URL,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    // If fetch throws, the library logs the error with its stack. It does not log a 503.
    global: { fetch: (input, init) => fetch(input, init).catch(() => new Response(null, { status: 503 })) },
  })

  return async (headers) => {
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(headers.get('authorization') ?? '')?.[1]
    if (token === undefined) throw new Failure('unauthorized')
    const claims = v.safeParse(userClaims, await readClaims(auth, token))
    if (!claims.success) throw new Failure('unauthorized')
    return claims.output.sub
  }
}

async function readClaims(auth: SupabaseClient['auth'], token: string): Promise<JwtPayload | undefined> {
  // If the header or payload is not JSON, getClaims throws the error instead of returning it.
  const { data, error } = await auth.getClaims(token).catch((error: unknown) => ({ data: null, error }))
  if (isServerFault(error)) throw new Failure('busy', { detail: 'the auth server gave no verdict' })
  return data?.claims
}

/** Whether the auth server failed. The token may still be valid then, so the user must not be signed out. */
function isServerFault(error: unknown): boolean {
  if (error instanceof AuthRetryableFetchError || error instanceof AuthUnknownError) return true
  return isAuthApiError(error) && ([408, 425, 429].includes(error.status) || error.status >= 500)
}
