import { serve } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { env } from '#src/lib/env.ts'
import { sessionKey, sessionStore } from '#src/remote/auth/stored-session.ts'

export function unsignedToken(userId: string, claims: object = {}): string {
  const parts = ['{"alg":"none"}', JSON.stringify({ sub: userId, ...claims }), 'signature']
  return parts.map((part) => btoa(part).replaceAll('=', '')).join('.')
}

/** A session as the auth server returns it. auth-js renews one without `expires_at` before its first use. */
export function makeSession(user: { id: string; email: string }, more: object = {}) {
  return {
    access_token: unsignedToken(user.id),
    ...{ refresh_token: 'refresh', token_type: 'bearer', expires_in: 3600, user },
    ...more,
  }
}

/** A value that is not a Response is sent as JSON. Returns a function that stops the server. */
async function startServer(userId: string, answer: (request: Request) => unknown): Promise<() => void> {
  env.supabaseKey = 'sb_publishable_test'
  const answered = async (request: Request) => {
    const body = await answer(request)
    return body instanceof Response ? body : Response.json(body)
  }
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>(
    (resolve) => {
      const server = serve({ fetch: answered, port: 0 }, (info) => resolve({ server, port: info.port }))
    },
  )
  env.supabaseUrl = `http://127.0.0.1:${port}`
  const stored = makeSession({ id: userId, email: '' }, { expires_at: Date.now() / 1000 + 3600 })
  sessionStore.setItem(sessionKey, JSON.stringify(stored))
  return () => server.close()
}

interface SignedInServer {
  answer: (request: Request) => unknown
  heard: Request[]
}

export function signedInServer(userId: string): SignedInServer {
  const server: SignedInServer = { answer: () => null, heard: [] }
  let close = () => {}
  beforeAll(async () => {
    close = await startServer(userId, (request) => {
      server.heard.push(request.clone())
      return server.answer(request)
    })
  })
  afterAll(() => close())
  beforeEach(() => {
    server.heard = []
  })
  return server
}

export function readParameters(request: Request | undefined): URLSearchParams {
  return new URL(request?.url ?? 'http://none').searchParams
}
