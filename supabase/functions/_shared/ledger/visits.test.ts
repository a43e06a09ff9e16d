import assert from 'node:assert/strict'
import { handle } from '../../tiktok-search/handler.ts'
import { isVisitor } from '../auth/authenticate.ts'
import type { DatabaseCall } from '../database.ts'
import { Failure } from '../failure.ts'
import { fakeDeps, found, searchRequest, visitorKey } from '../testing/fake-deps.ts'
import { isFailure } from '../testing/is-failure.ts'
import { createMemoryLedger } from '../testing/memory-ledger.ts'
import { createVisits } from './visits.ts'

function memoryCounts() {
  const used = new Map<unknown, number>()
  const kept = new Map<unknown, unknown>()
  const limits: unknown[] = []
  const call: DatabaseCall = async (name, parameters) => {
    const { p_address_hash: hash, p_phrase: phrase, p_each, p_all, p_answer } = parameters
    if (name === 'keep_demo_answer') {
      kept.set(phrase, p_answer)
      return `kept ${phrase}`
    }
    const before = used.get(hash) ?? 0
    if (name === 'give_back_to_address') return void used.set(hash, before - 1)
    if (before >= Number(p_each)) throw new Failure('credits_exhausted')
    limits.push(p_all)
    used.set(hash, before + 1)
    const id = kept.has(phrase) ? `kept ${phrase}` : null
    return { day: '2026-11-21', id, answer: kept.get(phrase) ?? null }
  }
  return { used, kept, limits, call }
}

const options = { secret: 'secret', maxPerDay: 1000 }

const from = (address: string) => new Headers({ 'x-forwarded-for': address })

Deno.test('visits: allows three a day per hashed address, regardless of other headers', async () => {
  const { used, call } = memoryCounts()
  const visits = createVisits(call, options)
  for (const more of ['a=1', 'a=2', 'a=3']) {
    const headers = from(`1.2.3.${more.length}, 203.0.113.7`)
    headers.set('cookie', more)
    await visits.take(headers, more)
  }
  await assert.rejects(visits.take(from('203.0.113.7'), 'a'), isFailure('credits_exhausted'))
  await visits.take(from('203.0.113.8'), 'a')
  assert.match([...used.keys()].join(), /^[0-9a-f]{64},[0-9a-f]{64}$/)
})

const path = '/tiktok-search?keyword=sourdough&country=us'
const visitor = () => new Request(`http://functions${path}`, { headers: { apikey: visitorKey } })

Deno.test('visitors: get 402 for the fourth search, not counting failed ones', async () => {
  const { used, call } = memoryCounts()
  const visits = createVisits(call, options)
  const fails = async () => {
    throw new Failure('upstream_empty', { detail: 'no list' })
  }
  const broken = fakeDeps({ visits, tiktok: { related: fails, autocomplete: null, videos: null } })
  assert.equal((await handle(visitor(), broken)).status, 502)
  assert.deepEqual([...used.values()], [0])
  const answers = await Promise.all(Array.from({ length: 4 }, () => handle(visitor(), fakeDeps({ visits }))))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 200, 402])
})

Deno.test('visitors: need no key, create no row, and share results with one request to TikTok', async () => {
  const ledger = createMemoryLedger()
  const { kept, limits, call } = memoryCounts()
  const visits = createVisits(call, { secret: 'secret', maxPerDay: 7 })
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
  assert.deepEqual([...kept.keys()], ['sourdough'])
  assert.deepEqual(limits, [7, 7])
})

Deno.test('visitors: get a response even if it cannot be cached', async () => {
  const logged: unknown[] = []
  const keep = async () => {
    throw new Failure('internal', { detail: 'no room' })
  }
  const visits = { take: async () => ({ answer: null, id: null, giveBack: async () => undefined, keep }) }
  const response = await handle(
    visitor(),
    fakeDeps({ visits, log: (failure) => void logged.push(failure.detail) }),
  )
  assert.equal(response.status, 200)
  assert.deepEqual(logged, ['no room'])
})

Deno.test('visitors: are not counted if a required captcha is missing', async () => {
  const { used, call } = memoryCounts()
  const tokens: [string, string][] = []
  const verifyCaptcha = async (token: string, address: string) => {
    tokens.push([token, address])
    return token === 'good'
  }
  const deps = fakeDeps({ visits: createVisits(call, options), verifyCaptcha })
  const ask = (token?: string) => {
    const request = visitor()
    request.headers.set('x-forwarded-for', '203.0.113.7')
    if (token) request.headers.set('x-captcha-token', token)
    return handle(request, deps)
  }
  for (const token of [undefined, 'bad']) {
    const response = await ask(token)
    assert.equal(response.status, 403)
    assert.equal((await response.json()).error.code, 'captcha_required')
  }
  assert.equal(used.size, 0)
  assert.equal((await ask('good')).status, 200)
  assert.deepEqual(tokens, [
    ['', '203.0.113.7'],
    ['bad', '203.0.113.7'],
    ['good', '203.0.113.7'],
  ])
})

Deno.test('visitors: are not counted for an invalid request', async () => {
  const { used, call } = memoryCounts()
  const visits = createVisits(call, options)
  const request = new Request('http://functions/tiktok-search', { headers: { apikey: visitorKey } })
  assert.equal((await handle(request, fakeDeps({ visits }))).status, 400)
  assert.equal(used.size, 0)
})

Deno.test('visitors: are requests with the public key and without a user token, even an expired one', () => {
  const key = 'sb_publishable_test'
  const asks = (headers: Record<string, string>) => isVisitor(new Headers(headers), key)
  assert.ok(asks({ apikey: key }))
  assert.ok(asks({ authorization: `Bearer ${key}` }))
  assert.ok(asks({ authorization: `bearer ${key}`, apikey: 'anything' }))
  assert.ok(!asks({}))
  assert.ok(!asks({ apikey: 'another' }))
  assert.ok(!asks({ apikey: key, authorization: 'Bearer expired.user.token' }))
  assert.ok(!asks({ apikey: key, ...Object.fromEntries(searchRequest(path).headers) }))
})
