// Who may call a function. The platform's own check lets the public key through, so each function says it itself.
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
import { requireSecretKey } from './secret-key.ts'

/** Takes the request's headers, gives the user's id; fails with `unauthorized`, or with `busy` without a verdict. */
export type VerifyUser = (headers: Headers) => Promise<string>

/** What tells who calls. */
export interface AuthDeps {
  user: { verifyUser: VerifyUser }
  visitor: { verifyUser: VerifyUser; isVisitor: (headers: Headers) => boolean }
  server: { secretKey: string }
  none: object
}

/** `user`: who is signed in. `visitor`: these, and people without an account. `server`: our own alone. `none`: all. */
export type Auth = keyof AuthDeps

export interface Callers {
  user: { userId: string }
  /** Null is a visitor. */
  visitor: { userId: string | null }
  server: object
  none: object
}

/** Tells who calls; fails with `unauthorized` where that is nobody who may. */
export const authenticate: {
  [Kind in Auth]: (headers: Headers, deps: AuthDeps[Kind]) => Promise<Callers[Kind]>
} = {
  user: async (headers, { verifyUser }) => ({ userId: await verifyUser(headers) }),
  visitor: async (headers, { verifyUser, isVisitor }) => ({
    userId: isVisitor(headers) ? null : await verifyUser(headers),
  }),
  server: async (headers, { secretKey }) => {
    await requireSecretKey(headers, secretKey)
    return {}
  },
  none: async () => ({}),
}

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

interface AuthEnv {
  SUPABASE_URL: string
  SUPABASE_PUBLISHABLE_KEY: string
}

/** Verifies bearer tokens with the auth server of `env`, which `fetch` reaches. */
export function createUserVerifier(env: AuthEnv, fetch: typeof globalThis.fetch): VerifyUser {
  const { auth } = createClient(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: {
      // The library keeps one cache of signing keys per storage key: one per auth server, then.
      storageKey: env.SUPABASE_URL,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    // The library prints what a fetch throws, with its stack; to a 503 it responds in the same way.
    global: { fetch: (input, init) => fetch(input, init).catch(() => new Response(null, { status: 503 })) },
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
  if (isServerFault(error)) throw new Failure('busy', { detail: 'the auth server gave no verdict' })
  return data?.claims
}

/** Only a definite answer about the token may sign a caller out. */
function isServerFault(error: unknown): boolean {
  if (error instanceof AuthRetryableFetchError || error instanceof AuthUnknownError) return true
  return isAuthApiError(error) && ([408, 425, 429].includes(error.status) || error.status >= 500)
}
