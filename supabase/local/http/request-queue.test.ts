import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { queueRequests } from './request-queue.ts'

/** An app that responds when told to, and the names of its running requests. */
function slowApp(max: number) {
  const inside: string[] = []
  const leave = new Map<string, () => void>()
  const app = new Hono().use(queueRequests(max)).get('/:name', async (context) => {
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
    leave: (name: string) => leave.get(name)?.(),
    ask: (path: string, init?: RequestInit) => app.request(path, init),
  }
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

test('limits concurrent requests, and admits the others in order', async () => {
  const { inside, leave, ask } = slowApp(2)
  const answers = ['a', 'b', 'c', 'd'].map((name) => ask(`/${name}`))
  await soon()
  expect(inside).toEqual(['a', 'b'])
  leave('b')
  await soon()
  expect(inside).toEqual(['a', 'c'])
  for (const name of ['a', 'c', 'd']) {
    leave(name)
    await soon()
  }
  expect(await Promise.all(answers.map(async (answer) => (await answer).status))).toEqual([
    200, 200, 200, 200,
  ])
  expect(inside).toEqual([])
})

test('frees the place of a failed request', async () => {
  const { leave, ask } = slowApp(1)
  const [broken, next] = [ask('/broken'), ask('/next')]
  await soon()
  leave('broken')
  expect((await broken).status).toBe(500)
  await soon()
  leave('next')
  expect((await next).status).toBe(200)
})

test('skips a caller who has left', async () => {
  const { inside, leave, ask } = slowApp(1)
  const patience = new AbortController()
  const [first, gone] = [ask('/first'), ask('/gone', { signal: patience.signal })]
  await soon()
  patience.abort()
  leave('first')
  expect((await first).status).toBe(200)
  expect((await gone).status).toBe(503)
  expect(inside).toEqual([])
})

test('rejects a request if two thousand are queued', async () => {
  const { leave, ask } = slowApp(1)
  const first = ask('/first')
  await soon()
  const waiting = Array.from({ length: 2_000 }, () => ask('/same'))
  const late = await ask('/late')
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5'])
  leave('first')
  expect((await first).status).toBe(200)
  expect(waiting).toHaveLength(2_000)
})
