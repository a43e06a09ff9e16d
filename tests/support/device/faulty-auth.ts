import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'
import type { AuthEvent } from '#src/remote/auth/auth-events.ts'
import { type FaultProxy, startFaultProxy } from '../stack/fault-proxy.ts'
import { type LocalServer, serveLocally } from '../stack/local-server.ts'

interface FaultyServer {
  answer: (request: Request) => Response | Promise<Response>
  proxy: FaultProxy
}

/** A fake auth server on a real socket, behind a fault proxy. */
export const server = {} as FaultyServer
/** The app's modules, loaded again for each test. */
export let remote: Awaited<ReturnType<typeof loadRemote>>
export let events: AuthEvent[]

async function loadRemote() {
  vi.resetModules()
  const { env } = await import('#src/lib/env.ts')
  const settings = { supabaseKey: 'sb_publishable_test', siteUrl: 'https://a.test' }
  Object.assign(env, { supabaseUrl: server.proxy.url, ...settings })
  return {
    ...(await import('#src/remote/auth/access-token.ts')),
    ...(await import('#src/remote/auth/auth.ts')),
    ...(await import('#src/remote/auth/auth-client.ts')),
    ...(await import('#src/remote/auth/password-reset.ts')),
    ...(await import('#src/remote/auth/sign-in.ts')),
    ...(await import('#src/remote/auth/stored-session.ts')),
    ...(await import('#src/remote/auth/user-exchange.ts')),
  }
}

export function startFaultyAuth(): void {
  let behind: LocalServer
  let warn: MockInstance
  beforeEach(async () => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    behind = await serveLocally(getRequestListener((request) => server.answer(request)))
    server.proxy = await startFaultProxy(behind.port)
    remote = await loadRemote()
    events = []
  })
  afterEach(async () => {
    await server.proxy.close()
    await behind.close()
    // auth-js warns about the failures that these tests provoke.
    warn.mockClear()
  })
}

export function watch(): void {
  // Keeps this test's array, because its modules still listen during later tests.
  const heard = events
  remote.watchAuth((event) => heard.push(event))
}

export function keepSession(session: object): void {
  remote.sessionStore.setItem(remote.sessionKey, JSON.stringify(session))
}
