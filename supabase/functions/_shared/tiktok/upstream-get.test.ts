import assert from 'node:assert/strict'
import { Failure } from '../failure.ts'
import { isFailure } from '../testing/is-failure.ts'
import { unreachableUrl, withLocalServer } from '../testing/local-server.ts'
import { createUpstreamGet } from './upstream-get.ts'
import { type UpstreamLimits, upstreamLimits } from './upstream-limits.ts'

const noPause = { initialDelay: 1, maxDelay: 1 }

function upstreamGet(limits: Partial<UpstreamLimits> = {}) {
  return createUpstreamGet(fetch, { ...upstreamLimits, retryDelayMs: noPause, ...limits })
}

const ok = () => Response.json({ data: [] })
const never = () => new Promise<Response>(() => undefined)
const status = (code: number) => () => new Response('{}', { status: code })

/** Sends these responses in turn, then repeats the last one. */
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

const retried: [name: string, failure: () => Response | Promise<Response>, code: string][] = [
  ['an empty body', () => new Response(''), 'upstream_empty'],
  ['a 500', status(500), 'upstream_unavailable'],
  ['a 503', status(503), 'upstream_unavailable'],
]
for (const [name, failure, code] of retried) {
  Deno.test(`upstream get: retries ${name} once`, () =>
    withLocalServer(inTurn(failure, ok), async ({ url, requests }) => {
      assert.equal((await upstreamGet()(url, {})).status, 200)
      assert.equal(requests.length, 2)
    }))

  Deno.test(`upstream get: fails with ${code} after ${name} twice`, () =>
    withLocalServer(failure, async ({ url, requests }) => {
      await assert.rejects(upstreamGet()(url, {}), isFailure(code))
      assert.equal(requests.length, 2)
    }))
}

Deno.test('upstream get: times out, retries once and times out again', () =>
  withLocalServer(never, async ({ url, requests }) => {
    await assert.rejects(upstreamGet({ attemptTimeoutMs: 50 })(url, {}), isFailure('upstream_timeout'))
    assert.equal(requests.length, 2)
  }))

Deno.test('upstream get: fails with unavailable on a network error, without the phrase in the detail', () =>
  assert.rejects(upstreamGet()(`${unreachableUrl()}/?keyword=private`, {}), (error: unknown) => {
    assert.ok(error instanceof Failure)
    assert.equal(error.code, 'upstream_unavailable')
    assert.doesNotMatch(error.detail, /private/)
    return true
  }))

for (const code of [200, 203, 400, 401, 402, 403, 404, 429, 495]) {
  Deno.test(`upstream get: returns a ${code} without a retry`, () =>
    withLocalServer(status(code), async ({ url, requests }) => {
      assert.equal((await upstreamGet()(url, {})).status, code)
      assert.equal(requests.length, 1)
    }))
}

Deno.test('upstream get: does not follow a redirect', () =>
  withLocalServer(
    () => new Response(null, { status: 302, headers: { location: '/login' } }),
    async ({ url, requests }) => {
      assert.equal((await upstreamGet()(`${url}/search`, {})).status, 302)
      assert.deepEqual(requests, ['GET /search'])
    },
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

Deno.test('upstream get: stops reading an endless body', () =>
  withLocalServer(
    () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)) })),
    ({ url }) => assert.rejects(upstreamGet()(url, {}), isFailure('upstream_bad_payload')),
  ))

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

Deno.test('upstream get: takes less than 18 seconds for two attempts and the pause', () => {
  const { attemptTimeoutMs, retryDelayMs } = upstreamLimits
  assert.ok(2 * attemptTimeoutMs + retryDelayMs.maxDelay < 18_000)
})
