import { getRequestListener } from '@hono/node-server'
import { beforeAll, beforeEach } from 'vitest'
import { env } from '#src/lib/env.ts'
import { sessionKey, sessionStore } from '#src/remote/auth/stored-session.ts'
import { ada } from '../rows/made-rows.ts'
import { serveLocally } from '../stack/local-server.ts'

export function unsignedToken(userId: string, claims: object = {}): string {
  const parts = ['{"alg":"none"}', JSON.stringify({ sub: userId, ...claims }), 'signature']
  return parts.map((part) => btoa(part).replaceAll('=', '')).join('.')
}

/** Without `expires_at` in `more`, auth-js renews the session before its first use. */
export function makeSession(user: { id: string; email: string }, more: object = {}) {
  return {
    access_token: unsignedToken(user.id),
    ...{ refresh_token: 'refresh', token_type: 'bearer', expires_in: 3600, user },
    ...more,
  }
}

interface SignedInServer {
  /** A value that is not a Response is sent as JSON. */
  answer: (request: Request) => unknown
  heard: Request[]
}

export const caller = { userId: ada, signal: new AbortController().signal }

/** Starts a server for the calling file's tests and signs Ada in. */
export function signedInServer(): SignedInServer {
  const signedIn: SignedInServer = { answer: () => null, heard: [] }
  const fetch = async (request: Request) => {
    signedIn.heard.push(request.clone())
    const body = await signedIn.answer(request)
    return body instanceof Response ? body : Response.json(body)
  }
  beforeAll(async () => {
    env.supabaseKey = 'sb_publishable_test'
    const session = makeSession({ id: ada, email: '' }, { expires_at: Date.now() / 1000 + 3600 })
    sessionStore.setItem(sessionKey, JSON.stringify(session))
    const { url, close } = await serveLocally(getRequestListener(fetch))
    env.supabaseUrl = url
    return close
  })
  beforeEach(() => {
    signedIn.heard = []
  })
  return signedIn
}

export function readParameters(request: Request | undefined): URLSearchParams {
  return new URL(request?.url ?? 'http://none').searchParams
}
