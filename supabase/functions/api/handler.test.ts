import assert from 'node:assert/strict'
import { storedKeyPhrase } from '../../../tests/support/rows/stored-rows.ts'
import { Failure } from '../_shared/failure.ts'
import { apiLimit, apiToken, fakeTokenDeps, siteOrigin } from '../_shared/testing/fake-deps.ts'
import { type ApiDeps, handle } from './handler.ts'

const phraseId = '0a8d7b1e-9c1c-4b43-9f6c-0f7f3d1f2a10'
const created_at = '2026-11-20T10:00:00.123456+00:00'
const row = storedKeyPhrase({ id: phraseId, keyword: '=matcha', created_at })
const item = { ...row, checks: [] }
const listed = { limit: apiLimit, results: [[item]] }

type Given = Record<string, unknown>

const depsCalling = (call: ApiDeps['call']): ApiDeps => ({
  ...fakeTokenDeps(call),
  functionsUrl: 'https://keytrail.test/functions/v1',
})

function deps(answer: Given): { deps: ApiDeps; calls: Given[] } {
  const calls: Given[] = []
  const answering = depsCalling(async (_, given) => {
    calls.push(given)
    return answer
  })
  return { calls, deps: answering }
}

function request(
  path: string,
  { headers = {}, ...init }: RequestInit & { headers?: HeadersInit } = {},
): Request {
  const all = new Headers({ authorization: `Bearer ${apiToken}`, ...(headers as Record<string, string>) })
  return new Request(`http://functions/api/v1${path}`, { ...init, headers: all })
}

const ask = (path: string, answer: Given, init: RequestInit = {}) =>
  handle(request(path, init), deps(answer).deps)

Deno.test('api: returns a page with its limits, and requests one row more', async () => {
  const { deps: given, calls } = deps({
    limit: apiLimit,
    results: [[item, { ...item, created_at: '2026-11-19T10:00:00.5+00:00' }]],
  })
  const response = await handle(request('/key-phrases?limit=1&active=true'), given)
  assert.equal(response.status, 200)
  const body = await response.json()
  assert.deepEqual([body.items.length, body.items[0].phrase, body.items[0].measured], [1, '=matcha', null])
  assert.equal(response.headers.get('ratelimit-remaining'), '7')
  assert.equal(response.headers.get('cache-control'), 'private, no-cache')
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? ''
  assert.ok(
    next.startsWith('https://keytrail.test/functions/v1/api/v1/key-phrases?limit=1&active=true&cursor='),
  )
  await handle(request(`/key-phrases?limit=1&cursor=${body.next_cursor}`), given)
  const asked = calls.map(({ p_calls }) => p_calls)
  assert.deepEqual(asked, [
    [{ operation: 'key_phrases', arguments: { limit: 2, active: true } }],
    // The cursor keeps the microseconds of the last row's created_at.
    [{ operation: 'key_phrases', arguments: { limit: 2, before: [row.created_at, phraseId] } }],
  ])
})

Deno.test('api: returns 304 without a body for a known ETag', async () => {
  const first = await ask('/key-phrases', listed)
  const etag = first.headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask('/key-phrases', listed, { headers: { 'if-none-match': known } })
    assert.deepEqual([again.status, await again.text(), again.headers.get('etag')], [304, '', etag])
  }
  const changed = { limit: apiLimit, results: [[{ ...item, keyword: 'oat' }]] }
  const other = await ask('/key-phrases', changed, { headers: { 'if-none-match': etag } })
  assert.equal(other.status, 200)
})

Deno.test('api: returns the app’s own CSV, with formulas neutralised', async () => {
  const response = await ask('/key-phrases', listed, { headers: { accept: 'text/csv' } })
  assert.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8')
  const lines = (await response.text()).split('\r\n')
  assert.ok(lines[0]?.startsWith('\uFEFFKey Phrase,Country,Account Name'))
  assert.ok(lines[1]?.startsWith("'=matcha,United Kingdom,ada,"))
})

const post = (body: string): RequestInit => ({ method: 'POST', body })
const withToken = (authorization: string): RequestInit => ({ headers: { authorization } })
type Invalid = [name: string, path: string, init?: RequestInit]
const invalid: Invalid[] = [
  ['an id that is none', '/checks/12'],
  ['a limit of 0', '/checks?limit=0'],
  ['a limit over 100', '/checks?limit=101'],
  ['an unknown parameter', '/checks?page=2'],
  ['a repeated parameter', '/checks?limit=1&limit=2'],
  ['a made-up cursor', '/checks?cursor=WyIxIiwyXQ'],
  ['a cursor with SQL', `/checks?cursor=${btoa(`["now() or 1=1 ------","${phraseId}"]`)}`],
  ...['2026-13-01', '2026-02-30', '0000-01-01'].map(
    (day): Invalid => [`the day ${day}`, `/key-phrases/${phraseId}/positions?from=${day}`],
  ),
  ...['2026-02-30T00:00:00+00:00', '0000-01-01T00:00:00+00:00', '2026-01-01T00:00:00-16:00'].map(
    (time): Invalid => [`a cursor at ${time}`, `/checks?cursor=${btoa(`["${time}","${phraseId}"]`)}`],
  ),
  ...['\\u0000', '\\ud800', '\\udfffa'].map(
    (text): Invalid => [`a text with ${text}`, '/key-phrases', post(`{"phrase":"a","tags":["${text}"]}`)],
  ),
  ['a filter with U+0000', '/checks?phrase=a%00b'],
  ['no JSON', '/key-phrases', post('{')],
  ['an unknown field', '/key-phrases', post('{"phrase":"a","user_id":"b"}')],
  ['a huge body', '/key-phrases', post('x'.repeat(40_000))],
  ['no key', '/checks', post('{"phrase":"a"}')],
]
const refused: (readonly [name: string, path: string, init: RequestInit, status: number, code: string])[] = [
  ['no token', '/usage', withToken(''), 401, 'unauthorized'],
  ['a session of the app', '/usage', withToken('Bearer eyJh.eyJz.c2ln'), 401, 'malformed_token'],
  ['a mistyped token', '/usage', withToken(`Bearer ${apiToken.slice(0, -1)}_`), 401, 'malformed_token'],
  ['an unknown path', '/nothing', {}, 404, 'not_found'],
  ['another method', '/usage', { method: 'POST' }, 405, 'method_not_allowed'],
  ...invalid.map(([name, path, init = {}]) => [name, path, init, 400, 'invalid_request'] as const),
]
for (const [name, path, init, status, code] of refused) {
  Deno.test(`api: returns ${status} ${code} for ${name}, without a database call`, async () => {
    const { deps: given, calls } = deps({ limit: apiLimit, results: [] })
    const response = await handle(request(path, init), given)
    assert.equal(response.headers.get('content-type'), 'application/problem+json')
    const { detail, ...problem } = await response.json()
    assert.ok(detail.length > 10)
    assert.deepEqual(
      { status: response.status, code: problem.code, inBody: problem.status, type: problem.type, calls },
      { status, code, inBody: status, type: 'about:blank', calls: [] },
    )
    if (status === 401) assert.equal(response.headers.get('www-authenticate'), 'Bearer realm="Keytrail"')
    if (status === 405) assert.equal(response.headers.get('allow'), 'GET')
  })
}

const answered: [refusal: string, status: number][] = [
  ['expired_token', 401],
  ['plan_without_api', 403],
  ['scope_required', 403],
  ['active_key_phrases_reached', 403],
  ['already_tracked', 409],
  ['account_deleted', 410],
  ['too_many_requests', 429],
]
for (const [refusal, status] of answered) {
  Deno.test(`api: returns ${status} if the database refuses with ${refusal}`, async () => {
    const response = await ask('/usage', { refusal, limit: apiLimit })
    assert.deepEqual([response.status, (await response.json()).code], [status, refusal])
    assert.equal(response.headers.get('ratelimit-limit'), '120')
    assert.equal(response.headers.get('retry-after'), status === 429 ? '30' : null)
  })
}

Deno.test('api: counts unknown tokens by network address, and refuses any after the daily limit', async () => {
  const counted: Given[] = []
  const counting = depsCalling(async (name, given) => {
    if (name === 'call_with_token') return { refusal: 'unknown_token' }
    counted.push(given)
    return counted.length > 1 ? null : '2026-11-25'
  })
  const guess = () => handle(request('/usage', { headers: { 'cf-connecting-ip': '203.0.113.7' } }), counting)
  const [first, second] = [await guess(), await guess()]
  assert.deepEqual([first.status, (await first.json()).code], [401, 'unknown_token'])
  assert.deepEqual([second.status, (await second.json()).code], [429, 'too_many_wrong_tokens'])
  assert.equal(second.headers.get('retry-after'), '3600')
  const { p_address_hash, ...count } = counted[0] ?? {}
  assert.deepEqual(count, { p_bucket: 'wrong_api_token', p_limit: 200 })
  assert.match(String(p_address_hash), /^[0-9a-f]{64}$/)
  assert.equal(p_address_hash, counted[1]?.p_address_hash)
})

Deno.test('api: does not reveal why the database failed', async () => {
  const logged: string[] = []
  const failure = new Failure('internal', { detail: 'call_with_token: status 500, code 42P01' })
  const given = depsCalling(() => Promise.reject(failure))
  const response = await handle(request('/usage'), { ...given, log: ({ detail }) => logged.push(detail) })
  const text = await response.text()
  assert.equal(response.status, 500)
  assert.doesNotMatch(text, /42P01|call_with_token/)
  assert.deepEqual(logged, ['call_with_token: status 500, code 42P01'])
})

Deno.test('api: lets only the site’s own pages read responses', async () => {
  const own = await ask('/usage', {}, { method: 'OPTIONS', headers: { origin: siteOrigin } })
  assert.equal(own.headers.get('access-control-allow-methods'), 'GET, POST, PATCH, DELETE, OPTIONS')
  const foreign = { headers: { origin: 'https://evil.test' } }
  const other = await ask('/usage', { limit: apiLimit, results: [] }, foreign)
  assert.equal(other.headers.get('access-control-allow-origin'), null)
})
