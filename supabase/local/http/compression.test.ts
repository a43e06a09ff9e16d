import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressedFrom } from '../../../vite/compress-files.ts'
import { compression } from './compression.ts'

const long = 'a key phrase and its position;  '.repeat(100)
const bytes = new TextEncoder().encode(long)

function answering(body: BodyInit, headers: Record<string, string> = {}) {
  const app = new Hono()
    .use(compression)
    .all('*', () => new Response(body, { headers: { 'content-type': 'application/json', ...headers } }))
  return (accepted: string | null, method = 'GET') =>
    app.request('/', { method, headers: accepted === null ? {} : { 'accept-encoding': accepted } })
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['gzip;q=0, *', 'br'],
  ['deflate', null],
  ['identity', null],
  ['', null],
  [null, null],
])('responds to %j in %j', async (accepted, encoding) => {
  const answer = await answering(long)(accepted)
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  const sent = Buffer.from(await answer.arrayBuffer())
  const read = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((body: Buffer) => body)
  expect(read(sent).toString()).toBe(long)
  expect(sent.length < bytes.length / 5).toBe(encoding !== null)
})

test.each<[string, BodyInit, Record<string, string>]>([
  ['is short', 'x'.repeat(compressedFrom - 1), {}],
  ['is a picture', long, { 'content-type': 'image/png' }],
  ['is compressed already', long, { 'content-encoding': 'gzip' }],
  ['must not be changed', long, { 'cache-control': 'no-store, no-transform' }],
  ['is an event stream', long, { 'content-type': 'text/event-stream' }],
])('does not compress a response that %s', async (_, body, headers) => {
  const answer = await answering(body, headers)('br')
  expect(answer.headers.get('content-encoding')).toBe(headers['content-encoding'] ?? null)
  expect(await answer.text()).toBe(body)
})

test('sends only the Vary header for a HEAD and with a 304', async () => {
  const answer = await answering(long, { 'content-length': String(bytes.length) })('br', 'HEAD')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(answer.headers.get('content-encoding')).toBeNull()
  const unchanged = new Hono().use(compression).get('*', () => new Response(null, { status: 304 }))
  expect((await unchanged.request('/')).headers.get('vary')).toBe('Accept-Encoding')
})

test('removes the length, and weakens a strong tag', async () => {
  const headers = { 'content-length': String(bytes.length), etag: '"a"', vary: 'Origin' }
  const answer = await answering(long, headers)('br')
  expect(answer.headers.get('content-length')).toBeNull()
  expect(answer.headers.get('etag')).toBe('W/"a"')
  expect(answer.headers.get('vary')).toBe('Origin, Accept-Encoding')
})

test('streams a body chunk by chunk', async () => {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = controller
    },
  })
  const asked = answering(body)('br')
  send?.enqueue(bytes)
  const answer = await asked
  const decoder = createBrotliDecompress()
  const reader = answer.body?.getReader()
  const next = async () => {
    const piece = new Promise<string>((resolve) => decoder.once('data', (part) => resolve(String(part))))
    decoder.write((await reader?.read())?.value)
    return piece
  }
  expect(await next()).toBe(long)
  send?.enqueue(new TextEncoder().encode('the second chunk'))
  expect(await next()).toBe('the second chunk')
  send?.close()
})

test('stops reading a body whose reader has left, even if that fails', async () => {
  let left: unknown
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1))
      controller.enqueue(bytes)
    },
    async cancel(reason) {
      left = reason ?? 'left'
      // Vitest fails if nothing handles the rejection.
      throw new Error('the connection is gone')
    },
  })
  const answer = await answering(body)('br')
  await answer.body?.cancel('gone')
  await expect.poll(() => left).toBeDefined()
})
