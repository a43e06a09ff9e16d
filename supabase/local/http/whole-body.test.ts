import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientHop } from './client-hop.ts'
import { wholeBody } from './whole-body.ts'

afterEach(() => void vi.useRealTimers())

beforeEach(() => void vi.useFakeTimers())
function server() {
  const handled: string[] = []
  const app = new Hono().use(wholeBody(clientHop(0))).post('*', async (context) => {
    handled.push(await context.req.text())
    return context.text('done')
  })
  const begin = (address: string, headers: Record<string, string> = {}) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const init = { method: 'POST', body: readable, headers, duplex: 'half' }
    const incoming = { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } }
    const response = Promise.resolve(app.request('/rest/v1/x', init, { incoming }))
    let status = 0
    void response.then((received) => {
      status = received.status
    })
    return {
      response,
      status: () => status,
      send: (bytes: number) => void writer.write(new Uint8Array(bytes).fill(32)).catch(() => undefined),
      end: () => void writer.close(),
    }
  }
  return { handled, begin }
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

test('passes a request on only when its body is complete', async () => {
  const { handled, begin } = server()
  const upload = begin('192.0.2.1')
  upload.send(2)
  await seconds(5)
  expect(handled).toEqual([])
  upload.send(1)
  upload.end()
  expect((await upload.response).status).toBe(200)
  expect(handled).toEqual(['   '])
})

test('rejects a body slower than 500 bytes a second', async () => {
  const { handled, begin } = server()
  const [trickle, slow] = [begin('192.0.2.1'), begin('192.0.2.1')]
  for (let second = 0; second < 12; second += 1) {
    trickle.send(1)
    slow.send(600)
    await seconds(1)
  }
  expect([trickle.status(), slow.status()]).toEqual([408, 0])
  slow.end()
  expect((await slow.response).status).toBe(200)
  expect(handled).toHaveLength(1)
})

test('rejects the oldest upload of an address that sends too many at once, and no others', async () => {
  const { begin } = server()
  const other = begin('192.0.2.2')
  const uploads = Array.from({ length: 40 }, () => begin('192.0.2.1'))
  await seconds(1)
  expect(uploads.map(({ status }) => status())).toEqual([...Array(8).fill(408), ...Array(32).fill(0)])
  expect(other.status()).toBe(0)
  // Other users behind the same address are still served.
  const person = begin('192.0.2.1')
  person.end()
  expect((await person.response).status).toBe(200)
})

test('rejects a body larger than a megabyte, by its length or as it arrives', async () => {
  const { begin } = server()
  const named = begin('192.0.2.1', { 'content-length': '1048577' })
  expect((await named.response).status).toBe(413)
  const unnamed = begin('192.0.2.1')
  for (let sent = 0; sent < 17; sent += 1) unnamed.send(64 * 1024)
  expect((await unnamed.response).status).toBe(413)
})

test('limits all bodies together, and rejects the oldest that is still arriving', async () => {
  const { begin } = server()
  const uploads = Array.from({ length: 130 }, (_, n) => begin(`192.0.2.${n}`))
  for (const upload of uploads) upload.send(1024 * 1024)
  await seconds(1)
  expect(uploads.filter(({ status }) => status() === 408).length).toBeGreaterThanOrEqual(2)
  expect(uploads[0]?.status()).toBe(408)
  expect(uploads.at(-1)?.status()).toBe(0)
})
