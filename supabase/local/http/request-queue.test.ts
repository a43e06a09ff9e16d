import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientHop } from './client-hop.ts'
import { queueRequests } from './request-queue.ts'

function slowApp(max: number) {
  const inside: string[] = []
  const leave = new Map<string, () => void>()
  const app = new Hono().use(queueRequests(max, clientHop(0))).get('/:name', async (context) => {
    const name = context.req.param('name')
    inside.push(name)
    await new Promise<void>((resolve) => leave.set(name, resolve))
    inside.splice(inside.indexOf(name), 1)
    if (name === 'broken') throw new Error('on purpose')
    return context.text(name)
  })
  app.onError((_, context) => context.text('failed', 500))
  return {
    inside,
    leave: async (name: string) => {
      leave.get(name)?.()
      await soon()
    },
    ask: (name: string, { from = '192.0.2.1', ...init }: RequestInit & { from?: string } = {}) => {
      const socket = { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' }
      return Promise.resolve(app.request(`/${name}`, init, { incoming: { socket } }))
    },
  }
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

test('limits concurrent requests, and admits the others in order', async () => {
  const { inside, leave, ask } = slowApp(2)
  const answers = ['a', 'b', 'c', 'd'].map((name) => ask(name))
  await soon()
  expect(inside).toEqual(['a', 'b'])
  await leave('b')
  expect(inside).toEqual(['a', 'c'])
  for (const name of ['a', 'c', 'd']) await leave(name)
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 200])
  expect(inside).toEqual([])
})

test('leaves a fifth of the places to other addresses, and lets waiting addresses take turns', async () => {
  const { inside, leave, ask } = slowApp(5)
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) void ask(name)
  await soon()
  expect(inside).toEqual(['a1', 'a2', 'a3', 'a4'])
  for (const name of ['b1', 'b2']) void ask(name, { from: '192.0.2.2' })
  void ask('c1', { from: '192.0.2.3' })
  await soon()
  expect(inside).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
  for (const name of ['a1', 'a2', 'a3', 'a4']) await leave(name)
  expect(inside).toEqual(['b1', 'a5', 'b2', 'c1', 'a6'])
})

test('frees the place of a failed request', async () => {
  const { leave, ask } = slowApp(1)
  const [broken, next] = [ask('broken'), ask('next')]
  await soon()
  await leave('broken')
  expect((await broken).status).toBe(500)
  await leave('next')
  expect((await next).status).toBe(200)
})

test('skips a caller who has left', async () => {
  const { inside, leave, ask } = slowApp(1)
  const patience = new AbortController()
  const [first, gone] = [ask('first'), ask('gone', { signal: patience.signal })]
  await soon()
  patience.abort()
  await leave('first')
  expect((await first).status).toBe(200)
  expect((await gone).status).toBe(503)
  expect(inside).toEqual([])
})

test('rejects a request if five hundred of its address or two thousand in all are queued', async () => {
  const { ask } = slowApp(1)
  void ask('first', { from: '192.0.2.9' })
  await soon()
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
    for (let n = 0; n < 500; n += 1) void ask('same', { from })
    await soon()
    if (from === '192.0.2.1') expect((await ask('late', { from })).status).toBe(503)
  }
  const late = await ask('late', { from: '192.0.2.5' })
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5'])
})
