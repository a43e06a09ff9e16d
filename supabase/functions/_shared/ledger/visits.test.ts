import assert from 'node:assert/strict'
import { handle } from '../../tiktok-search/handler.ts'
import { isVisitor } from '../auth/authenticate.ts'
import { hashedAddress } from '../auth/client-address.ts'
import type { DatabaseCall } from '../database.ts'
import { Failure } from '../failure.ts'
import { fakeDeps, found, searchRequest, visitorKey } from '../testing/fake-deps.ts'
import { createMemoryLedger } from '../testing/memory-ledger.ts'
import { createVisits } from './visits.ts'

function databaseCalls(refusal?: Failure) {
  const calls: [name: string, parameters: Record<string, unknown>][] = []
  let answer: unknown = null
  const call: DatabaseCall = async (name, parameters) => {
    calls.push([name, parameters])
    if (name === 'keep_demo_answer') answer = parameters.p_answer
    if (name === 'take_demo_search' && refusal) throw refusal
    return name === 'take_demo_search' ? { day: '2026-11-21', id: answer && 'kept', answer } : 'kept'
  }
  return { calls, visits: createVisits(call, { secret: 'secret', maxPerDay: 7 }) }
}

const path = '/tiktok-search?keyword=sourdough&country=us'
const visitor = () =>
  new Request(`http://functions${path}`, {
    headers: { apikey: visitorKey, 'x-forwarded-for': '1.2.3.4, 203.0.113.7' },
  })

Deno.test('visitors: are counted by hashed address, with both limits, and not for a failed search', async () => {
  const { calls, visits } = databaseCalls()
  const fails = () => Promise.reject(new Failure('upstream_empty', { detail: 'no list' }))
  const broken = fakeDeps({ visits, tiktok: { related: fails, autocomplete: null, videos: null } })
  assert.equal((await handle(visitor(), broken)).status, 502)
  const p_address_hash = hashedAddress('203.0.113.7', 'secret')
  assert.deepEqual(calls, [
    ['take_demo_search', { p_address_hash, p_phrase: 'sourdough', p_each: 3, p_all: 7 }],
    ['give_back_to_address', { p_bucket: 'demo_search', p_address_hash, p_day: '2026-11-21' }],
  ])
})

Deno.test('visitors: get 402 at the limit, without a request to TikTok', async () => {
  const { visits } = databaseCalls(new Failure('credits_exhausted'))
  const related = () => assert.fail('TikTok was asked')
  const tiktok = { related, autocomplete: null, videos: null }
  assert.equal((await handle(visitor(), fakeDeps({ visits, tiktok }))).status, 402)
})

Deno.test('visitors: need no key, create no row, and share results with one request to TikTok', async () => {
  const ledger = createMemoryLedger()
  const { calls, visits } = databaseCalls()
  let asked = 0
  const related = async () => {
    asked += 1
    return found
  }
  const deps = fakeDeps({ ledger, visits, tiktok: { related, autocomplete: null, videos: null } })
  const first = await (await handle(visitor(), deps)).json()
  const second = await (await handle(visitor(), deps)).json()
  assert.deepEqual([asked, ledger.requests], [1, []])
  assert.deepEqual([first.data.length, first.source], [found.suggestions.length, 'tiktok'])
  assert.deepEqual(second, first)
  const kept = calls.filter(([name]) => name === 'keep_demo_answer')
  assert.deepEqual(kept, [['keep_demo_answer', { p_phrase: 'sourdough', p_answer: found }]])
})

Deno.test('visitors: get a response even if it cannot be cached', async () => {
  const logged: unknown[] = []
  const keep = () => Promise.reject(new Failure('internal', { detail: 'no room' }))
  const visits = { take: async () => ({ answer: null, id: null, giveBack: async () => undefined, keep }) }
  const deps = fakeDeps({ visits, log: ({ detail }) => void logged.push(detail) })
  const response = await handle(visitor(), deps)
  assert.equal(response.status, 200)
  assert.deepEqual(logged, ['no room'])
})

Deno.test('visitors: are not counted if a required captcha is missing', async () => {
  const { calls, visits } = databaseCalls()
  const tokens: [string, string][] = []
  const verifyCaptcha = async (token: string, address: string) => {
    tokens.push([token, address])
    return token === 'good'
  }
  const deps = fakeDeps({ visits, verifyCaptcha })
  const ask = (token?: string) => {
    const request = visitor()
    if (token) request.headers.set('x-captcha-token', token)
    return handle(request, deps)
  }
  for (const token of [undefined, 'bad']) {
    const response = await ask(token)
    assert.equal(response.status, 403)
    assert.equal((await response.json()).error.code, 'captcha_required')
  }
  assert.deepEqual(calls, [])
  assert.equal((await ask('good')).status, 200)
  const expected = ['', 'bad', 'good'].map((token) => [token, '203.0.113.7'])
  assert.deepEqual(tokens, expected)
})

Deno.test('visitors: are not counted for an invalid request', async () => {
  const { calls, visits } = databaseCalls()
  const request = new Request('http://functions/tiktok-search', { headers: { apikey: visitorKey } })
  assert.equal((await handle(request, fakeDeps({ visits }))).status, 400)
  assert.deepEqual(calls, [])
})

Deno.test('visitors: are requests with the public key and without a user token, even an expired one', () => {
  const key = visitorKey
  const asks = (headers: Record<string, string>) => isVisitor(new Headers(headers), key)
  assert.ok(asks({ apikey: key }))
  assert.ok(asks({ authorization: `Bearer ${key}` }))
  assert.ok(asks({ authorization: `bearer ${key}`, apikey: 'anything' }))
  assert.ok(!asks({}))
  assert.ok(!asks({ apikey: 'another' }))
  assert.ok(!asks({ apikey: key, authorization: 'Bearer expired.user.token' }))
  assert.ok(!asks({ apikey: key, ...Object.fromEntries(searchRequest(path).headers) }))
})
