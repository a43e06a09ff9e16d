import { expect, test } from 'vitest'
import { codeSeal } from '../auth/code-seal.ts'
import type { Database } from '../database/database.ts'
import { clientHop } from './client-hop.ts'
import { gateway } from './gateway.ts'

const plans = Array.from({ length: 100 }, () => ({ level: 'free' }))

function makeGateway() {
  const held: (() => void)[] = []
  const answer = () => Response.json(plans)
  const database: Database = {
    fetch: ({ headers }) =>
      headers.has('x-of-a-function')
        ? Promise.resolve(answer())
        : new Promise((resolve) => held.push(() => resolve(answer()))),
    confirmsEmail: false,
    exec: async () => undefined,
    query: async () => [],
    close: async () => undefined,
  }
  const { outer, inner } = gateway({
    database,
    functions: { fetch: async () => new Response(null, { status: 404 }), close: async () => undefined },
    hop: clientHop(0),
    seal: codeSeal('secret'),
    publishableKey: 'publishable',
    sandbox: null,
    content: null,
    limited: false,
    headers: { 'x-content-type-options': 'nosniff' },
    reportError: () => undefined,
    captcha: null,
  })
  const headers = { 'accept-encoding': 'gzip', 'x-of-a-function': '1' }
  return {
    held,
    ask: (_: unknown = null, n = 0) =>
      outer.request('/rest/v1/plans', { headers: { 'accept-encoding': 'gzip' } }, from(`192.0.2.${n}`)),
    upload(n: number) {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      const init = { method: 'POST', body: readable, duplex: 'half' }
      void outer.request('/rest/v1/plans', init, from(`192.0.2.${n}`))
      return () => writable.close()
    },
    ready: async () => (await outer.request('/readyz', {}, from('127.0.0.1'))).json(),
    askInside: () => inner.request('/rest/v1/plans', { headers }),
  }
}
const from = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } },
})
const soon = () => new Promise((resolve) => setTimeout(resolve, 10))

test('serves functions while users’ requests are queued', async () => {
  const { held, ask, askInside } = makeGateway()
  const answers = Array.from({ length: 15 }, ask)
  await soon()
  expect(held).toHaveLength(10)
  expect((await askInside()).status).toBe(200)
  expect(held).toHaveLength(10)

  for (let answered = 0; answered < answers.length; answered += 1) {
    held.shift()?.()
    await soon()
    expect(held.length).toBeLessThanOrEqual(10)
  }
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('keeps no place in the queue for a body that is still arriving', async () => {
  const { held, ask, upload } = makeGateway()
  const uploads = Array.from({ length: 40 }, (_, n) => upload(n))
  const answer = ask()
  await soon()
  expect(held).toHaveLength(1)
  held.shift()?.()
  expect((await answer).status).toBe(200)
  for (const end of uploads) void end()
  await soon()
  for (const respond of held) respond()
})

test('compresses responses to clients but not to functions', async () => {
  const { held, ask, askInside } = makeGateway()
  const answer = ask()
  await soon()
  held.shift()?.()
  expect((await answer).headers.get('content-encoding')).toBe('gzip')
  const inside = await askInside()
  expect(inside.headers.get('content-encoding')).toBeNull()
  expect(inside.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await inside.json()).toHaveLength(plans.length)
})

test('is ready only if users are served within two seconds', async () => {
  const { held, ask, ready } = makeGateway()
  const first = ready()
  await soon()
  held.shift()?.()
  expect(await first).toEqual({ database: true, functions: true })

  const answers = Array.from({ length: 10 }, ask)
  expect(await ready()).toEqual({ database: false, functions: true })
  for (const answer of held) answer()
  await Promise.all(answers)
})
