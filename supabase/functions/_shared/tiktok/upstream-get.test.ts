import assert from 'node:assert/strict'
import { Failure } from '../failure.ts'
import { isFailure } from '../testing/fake-deps.ts'
import { unreachableUrl, withLocalServer } from '../testing/local-server.ts'
import { createUpstreamGet } from './upstream-get.ts'
import { type UpstreamLimits, upstreamLimits } from './upstream-limits.ts'

const noPause = { initialDelay: 1, maxDelay: 1 }

function upstreamGet(limits: Partial<UpstreamLimits> = {}) {
  return createUpstreamGet(fetch, { ...upstreamLimits, retryDelayMs: noPause, ...limits })
}

const ok = () => Response.json({ data: [] })
const status = (code: number) => () => new Response('{}', { status: code })

function inTurn(...responses: (() => Response | Promise<Response>)[]) {
  let served = 0
  return () => (responses[Math.min(served++, responses.length - 1)] ?? ok)()
}

Deno.test('upstream get: sends the headers and returns the response', () =>
  withLocalServer(
    ({ headers }) =>
      new Response(headers.get('x-api-key'), { status: 404, headers: { 'x-sample-data': '1' } }),
    async ({ url }) => {
      const response = await upstreamGet()(url, { 'X-API-KEY': 'a-key' })
      assert.deepEqual(response, {
        status: 404,
        contentType: 'text/plain;charset=UTF-8',
        body: 'a-key',
        isSample: true,
      })
    },
  ))

Deno.test('upstream get: times out on a body that arrives byte by byte', () => {
  const drip = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        async pull(stream) {
          await new Promise((resolve) => setTimeout(resolve, 20))
          stream.enqueue(new Uint8Array(1))
        },
      }),
    )
  return withLocalServer(drip, ({ url }) =>
    assert.rejects(upstreamGet({ attemptTimeoutMs: 100 })(url, {}), isFailure('upstream_timeout')),
  )
})

Deno.test('upstream get: fails with unavailable on a network error, without the phrase in the detail', () =>
  assert.rejects(upstreamGet()(`${unreachableUrl()}/?keyword=private`, {}), (error: unknown) => {
    assert.ok(error instanceof Failure)
    assert.equal(error.code, 'upstream_unavailable')
    assert.doesNotMatch(error.detail, /private/)
    return true
  }))

Deno.test('upstream get: does not follow a redirect to another server', () =>
  withLocalServer(ok, async (other) =>
    withLocalServer(
      () => new Response('{}', { status: 307, headers: { location: `${other.url}/latest/meta-data` } }),
      async ({ url, requests }) => {
        assert.equal((await upstreamGet()(`${url}/search`, { 'x-api-key': 'a-key' })).status, 307)
        assert.deepEqual([requests, other.requests], [['GET /search'], []])
      },
    ),
  ))

Deno.test('upstream get: rejects a body that exceeds the limit by one byte', () =>
  withLocalServer(
    ({ url }) => new Response('x'.repeat(Number(new URL(url).searchParams.get('bytes')))),
    async ({ url, requests }) => {
      const get = upstreamGet({ maxBodyBytes: 1_000_000 })
      assert.equal((await get(`${url}/?bytes=1000000`, {})).body.length, 1_000_000)
      await assert.rejects(get(`${url}/?bytes=1000001`, {}), isFailure('upstream_bad_payload'))
      assert.equal(requests.length, 2)
    },
  ))

const megabyte = 1024 * 1024
const zeros = (megabytes: number) =>
  ReadableStream.from(Array.from({ length: megabytes }, () => new Uint8Array(megabyte)))
const gzip = { 'content-encoding': 'gzip' }
const hostile: [name: string, body: () => Response, code: string][] = [
  ['5 MB beside a 404', () => new Response(zeros(5), { status: 404 }), 'upstream_bad_payload'],
  [
    '200 MB in 200 kB of gzip',
    () => new Response(zeros(200).pipeThrough(new CompressionStream('gzip')), { headers: gzip }),
    'upstream_bad_payload',
  ],
  ['text that calls itself gzip', () => new Response('{}', { headers: gzip }), 'upstream_unavailable'],
]
for (const [name, body, code] of hostile) {
  Deno.test(`upstream get: reads and unpacks no more than the limit of ${name}`, () =>
    withLocalServer(body, async ({ url }) => {
      let bytes = 0
      const counting: typeof fetch = async (...request) => {
        const response = await fetch(...request)
        const count = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, stream) {
            bytes += chunk.byteLength
            stream.enqueue(chunk)
          },
        })
        return new Response(response.body?.pipeThrough(count), response)
      }
      const get = createUpstreamGet(counting, { ...upstreamLimits, retryDelayMs: noPause })
      await assert.rejects(get(url, {}), isFailure(code))
      assert.ok(bytes < upstreamLimits.maxBodyBytes + megabyte, `${bytes} bytes were read`)
    }))
}

async function failTimes(get: ReturnType<typeof upstreamGet>, url: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await assert.rejects(get(url, {}), isFailure('upstream_unavailable'))
}

Deno.test('upstream get: opens the circuit after five consecutive failures', () =>
  withLocalServer(status(500), async ({ url, requests }) => {
    const get = upstreamGet()
    await failTimes(get, url, 5)
    assert.equal(requests.length, 10)
    await failTimes(get, url, 3)
    assert.equal(requests.length, 10)
  }))

Deno.test('upstream get: resets the failure count on any response', () =>
  withLocalServer(
    ({ url }) => status(Number(new URL(url).pathname.slice(1)))(),
    async ({ url }) => {
      const get = upstreamGet()
      await failTimes(get, `${url}/500`, 4)
      assert.equal((await get(`${url}/429`, {})).status, 429)
      await failTimes(get, `${url}/500`, 4)
      assert.equal((await get(`${url}/200`, {})).status, 200)
    },
  ))

Deno.test('upstream get: does not open the circuit for empty bodies', () =>
  withLocalServer(inTurn(...Array(20).fill(() => new Response('')), ok), async ({ url }) => {
    const get = upstreamGet()
    for (let n = 0; n < 10; n++) await assert.rejects(get(url, {}), isFailure('upstream_empty'))
    assert.equal((await get(url, {})).status, 200)
  }))

Deno.test('upstream get: has a separate circuit for each host', () =>
  withLocalServer(ok, async ({ url }) => {
    const get = upstreamGet()
    await failTimes(get, unreachableUrl(), 6)
    assert.equal((await get(url, {})).status, 200)
  }))

Deno.test('upstream get: closes an open circuit after one response', () =>
  withLocalServer(inTurn(...Array(10).fill(status(500)), ok), async ({ url, requests }) => {
    const get = upstreamGet({ openForMs: 0 })
    await failTimes(get, url, 5)
    assert.equal((await get(url, {})).status, 200)
    assert.equal((await get(url, {})).status, 200)
    assert.equal(requests.length, 12)
  }))
