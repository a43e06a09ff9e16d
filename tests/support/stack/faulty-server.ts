import { serve } from '@hono/node-server'
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

interface FaultyServer {
  answer: (request: Request) => Response | Promise<Response>
  proxy: FaultProxy
}

/** A server on a real socket behind a fault proxy; each test of the calling file gets new ones. */
export function faultyServer(): FaultyServer {
  const server = { answer: () => Response.json(null) } as unknown as FaultyServer
  let close = () => {}
  let warn: MockInstance
  beforeEach(async () => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const port = await new Promise<number>((resolve) => {
      const fetch = (request: Request) => server.answer(request)
      const listening = serve({ fetch, port: 0 }, (info) => resolve(info.port))
      close = () => listening.close()
    })
    server.proxy = await startFaultProxy(port)
  })
  afterEach(async () => {
    await server.proxy.close()
    close()
    // auth-js warns about the failures that these tests provoke.
    warn.mockClear()
  })
  return server
}
