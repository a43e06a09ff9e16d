import assert from 'node:assert/strict'
import * as v from 'valibot'
import { Failure } from '../failure.ts'
import type { LogFailure } from '../log/log-failure.ts'
import { currentRequest, requestIdHeader } from '../log/request-scope.ts'
import { fakeDeps, secretKey, siteOrigin, userId, visitorKey } from '../testing/fake-deps.ts'
import { endpoint } from './endpoint.ts'

function endpointDeps(logged: unknown[] = []) {
  const log: LogFailure = ({ code, detail }, searchId) => void logged.push([code, detail, searchId])
  return { ...fakeDeps({ log }), secretKey }
}

const request = (headers: Record<string, string> = {}, init: RequestInit = {}) =>
  new Request('http://functions/a-function/?a=1', { method: 'POST', headers, ...init })

const byUser = { authorization: 'Bearer a-good-token' }
const byServer = { authorization: `Bearer ${secretKey}` }

Deno.test('endpoint: returns JSON that must not be cached', async () => {
  const handle = endpoint({ method: 'POST', auth: 'user' }, async ({ userId, parameters }) => ({
    userId,
    a: parameters.get('a'),
  }))
  const response = await handle(request({ ...byUser, origin: siteOrigin }), endpointDeps())
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.equal(response.headers.get('access-control-allow-origin'), siteOrigin)
  assert.deepEqual(await response.json(), { userId, a: '1' })
})

Deno.test('endpoint: keeps the worker alive until the work is done', async () => {
  const kept: Promise<unknown>[] = []
  const platform = globalThis as { EdgeRuntime?: unknown }
  platform.EdgeRuntime = { waitUntil: (work: Promise<unknown>) => void kept.push(work) }
  try {
    const handle = endpoint({ method: 'POST', auth: 'user' }, async () => ({ settled: true }))
    const response = handle(request(byUser), endpointDeps())
    assert.equal(kept.length, 1)
    assert.equal(await kept[0], await response)
  } finally {
    delete platform.EdgeRuntime
  }
})

const callers: [
  auth: 'user' | 'visitor' | 'server' | 'none',
  headers: Record<string, string>,
  status: number,
][] = [
  ['user', byUser, 200],
  ['user', {}, 401],
  ['user', { apikey: visitorKey }, 401],
  ['user', byServer, 401],
  ['visitor', byUser, 200],
  ['visitor', { apikey: visitorKey }, 200],
  ['visitor', {}, 401],
  ['visitor', { authorization: 'Bearer expired', apikey: 'sb_publishable' }, 401],
  ['server', byServer, 200],
  ['server', {}, 401],
  ['server', byUser, 401],
  ['server', { authorization: 'Bearer sb_secret_tes' }, 401],
  ['server', { apikey: secretKey }, 401],
  ['server', { authorization: 'Bearer ' }, 401],
  ['none', {}, 200],
]
for (const [auth, headers, status] of callers) {
  Deno.test(`endpoint: for auth ${auth}, ${JSON.stringify(headers)} returns ${status}`, async () => {
    let started = false
    const handle = endpoint({ method: 'POST', auth }, async () => {
      started = true
      return {}
    })
    const response = await handle(request(headers), endpointDeps())
    assert.equal(response.status, status)
    if (status === 401) assert.equal((await response.json()).error.code, 'unauthorized')
    assert.equal(started, status === 200)
  })
}

Deno.test('endpoint: rejects another method before authentication', async () => {
  for (const [auth, allow] of [
    ['user', 'GET, OPTIONS'],
    ['server', 'GET'],
  ] as const) {
    const handle = endpoint({ method: 'GET', auth }, async () => assert.fail('it was done'))
    for (const method of auth === 'server' ? ['POST', 'PUT', 'OPTIONS'] : ['POST', 'PUT']) {
      const response = await handle(request({}, { method }), endpointDeps())
      assert.equal(response.status, 405, method)
      assert.equal(response.headers.get('allow'), allow)
      assert.equal((await response.json()).error.code, 'method_not_allowed')
    }
  }
})

Deno.test('endpoint: responds to a preflight without authentication', async () => {
  const handle = endpoint({ method: 'GET', auth: 'user' }, async () => assert.fail('it was done'))
  const response = await handle(request({ origin: siteOrigin }, { method: 'OPTIONS' }), endpointDeps())
  assert.equal(response.status, 204)
  assert.equal(response.headers.get('access-control-allow-methods'), 'GET, OPTIONS')
})

Deno.test('endpoint: returns the status, code and message of a failure, and logs its detail', async () => {
  const logged: unknown[] = []
  const handle = endpoint({ method: 'POST', auth: 'none' }, async ({ note }) => {
    note('a search')
    throw new Failure('not_configured', { subject: 'payments', detail: 'no key' })
  })
  const response = await handle(request({ origin: siteOrigin }), endpointDeps(logged))
  assert.equal(response.status, 503)
  assert.equal(response.headers.get('access-control-allow-origin'), siteOrigin)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.deepEqual(await response.json(), {
    error: { code: 'not_configured', message: 'Payments are not set up' },
  })
  assert.deepEqual(logged, [['not_configured', 'no key', 'a search']])
})

Deno.test('endpoint: logs no failure without a detail, and sends Retry-After if a retry can succeed', async () => {
  const logged: unknown[] = []
  const waits: (string | null)[] = []
  for (const code of ['in_progress', 'too_many_messages', 'upstream_rate_limited'] as const) {
    const handle = endpoint({ method: 'POST', auth: 'none' }, () => Promise.reject(new Failure(code)))
    waits.push((await handle(request(), endpointDeps(logged))).headers.get('retry-after'))
  }
  assert.deepEqual(waits, ['5', '600', null])
  assert.deepEqual(logged, [])
})

Deno.test('endpoint: limits and validates the body', async () => {
  const schema = v.object({ plan: v.string() })
  const handle = endpoint({ method: 'POST', auth: 'none', maxBodyBytes: 100 }, async ({ readJson }) => ({
    read: await readJson(schema),
  }))
  const send = async (body: BodyInit | null) => {
    const response = await handle(request({}, { body }), endpointDeps())
    return [response.status, await response.json()]
  }
  const refused = (message: string) => [400, { error: { code: 'invalid_request', message } }]
  assert.deepEqual(await send('{"plan":"pro"}'), [200, { read: { plan: 'pro' } }])
  assert.deepEqual(await send('{"plan":1}'), refused('plan is not valid'))
  assert.deepEqual(await send('"pro"'), refused('The body must be an object'))
  assert.deepEqual(await send('{'), refused('The body must be JSON'))
  assert.deepEqual(await send(null), refused('plan is not valid'))
  assert.deepEqual(await send(JSON.stringify({ plan: 'x'.repeat(100) })), refused('The request is too large'))
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(60)) })
  assert.deepEqual(await send(endless), refused('The request is too large'))
})

Deno.test('endpoint: returns the request id and sets it in the request scope', async () => {
  const scopes: unknown[] = []
  const handle = endpoint({ method: 'POST', auth: 'server' }, async () => {
    scopes.push(currentRequest())
    return {}
  })
  const given = await handle(request({ ...byServer, [requestIdHeader]: userId }), endpointDeps())
  assert.equal(given.headers.get(requestIdHeader), userId)
  assert.deepEqual(scopes, [{ requestId: userId, place: 'a-function' }])
  const refused = await handle(request(), endpointDeps())
  assert.match(refused.headers.get(requestIdHeader) ?? '', /^[0-9a-f-]{36}$/)
})
