import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveLocally } from '#tests/support/stack/local-server.ts'
import { exchange } from './wire.ts'

async function listen(listener: RequestListener): Promise<string> {
  const server = await serveLocally(listener)
  onTestFinished(() => server.close())
  return server.url
}

test('returns a response of any status, with or without a body', async () => {
  const url = await listen((request, response) => {
    const status = Number(request.url?.slice(1))
    response.writeHead(status, { 'x-seen': 'yes' }).end(status === 204 ? undefined : '{"n":1}')
  })
  const refused = await exchange(`${url}/422`, {}, 1_000)
  expect([refused.status, refused.headers.get('x-seen')]).toEqual([422, 'yes'])
  expect(await refused.json()).toEqual({ n: 1 })
  const empty = await exchange(`${url}/204`, {}, 1_000)
  expect([empty.status, await empty.text()]).toEqual([204, ''])
})

test.each([
  ['broken connection', (request) => void request.socket.destroy()],
  [
    'incomplete response',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"half":', () => response.destroy())
    },
  ],
] satisfies [string, RequestListener][])('rejects a %s as offline', async (_, listener) => {
  await expect(exchange(await listen(listener), {}, 1_000)).rejects.toMatchObject({ kind: 'offline' })
})

test.each([
  ['that never comes', () => {}, false],
  ['whose body never ends', (_, response) => void response.writeHead(200).write('{"half":'), true],
] satisfies [string, RequestListener, boolean][])('rejects a response %s as a timeout', async (...given) => {
  const [, listener, hasHead] = given
  const fetching = vi.spyOn(globalThis, 'fetch')
  const heard = Promise.withResolvers<void>()
  const url = await listen((request, response) => {
    listener(request, response)
    heard.resolve()
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const outcome = expect(exchange(url, {}, 8_000)).rejects.toMatchObject({ kind: 'timeout' })
  await heard.promise
  if (hasHead) await fetching.mock.results[0]?.value
  await vi.advanceTimersByTimeAsync(8_000)
  await outcome
})

test('rejects as aborted if the caller aborts', async () => {
  const caller = new AbortController()
  const url = await listen(() => caller.abort())
  await expect(exchange(url, { signal: caller.signal }, 1_000)).rejects.toMatchObject({ kind: 'aborted' })
})

test('sends nothing while the device is offline', async () => {
  let asked = 0
  const url = await listen((_, response) => {
    asked += 1
    response.end('{}')
  })
  vi.stubGlobal('navigator', { onLine: false })
  await expect(exchange(url, {}, 1_000)).rejects.toMatchObject({ kind: 'offline' })
  vi.stubGlobal('navigator', { onLine: true })
  expect((await exchange(url, {}, 1_000)).status).toBe(200)
  expect(asked).toBe(1)
})
