import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { waitingLine } from './waiting-line.ts'

/** An app that answers as slowly as it is told, and who is inside. */
function slowApp(max: number) {
  const inside: string[] = []
  const leave = new Map<string, () => void>()
  const app = new Hono().use(waitingLine(max)).get('/:name', async (context) => {
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

test('so many are inside at a time, and the others come in their order', async () => {
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

test('a failure gives its place up too', async () => {
  const { leave, ask } = slowApp(1)
  const [broken, next] = [ask('/broken'), ask('/next')]
  await soon()
  leave('broken')
  expect((await broken).status).toBe(500)
  await soon()
  leave('next')
  expect((await next).status).toBe(200)
})

test('who has gone meanwhile is not worked for', async () => {
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

test('nobody waits behind two thousand', async () => {
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
