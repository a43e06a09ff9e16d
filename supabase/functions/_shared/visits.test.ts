import assert from 'node:assert/strict'
import { handle } from '../tiktok-search/handler.ts'
import type { DatabaseCall } from './database-call.ts'
import { SearchFailure } from './search-failure.ts'
import { fakeDeps, found, searchRequest, visitorKey } from './testing/fake-deps.ts'
import { isFailure } from './testing/is-failure.ts'
import { createMemoryLedger } from './testing/memory-ledger.ts'
import { isVisitor } from './user-verifier.ts'
import { createVisits } from './visits.ts'

/** The counts of create_address_counts in memory. */
function memoryCounts() {
  const used = new Map<unknown, number>()
  const call: DatabaseCall = async (name, parameters) => {
    const { p_address_hash: hash, p_limit } = parameters
    const before = used.get(hash) ?? 0
    if (name === 'give_back_to_address') return void used.set(hash, before - 1)
    if (before >= Number(p_limit)) return null
    used.set(hash, before + 1)
    return '2026-11-21'
  }
  return { used, call }
}

const from = (address: string) => new Headers({ 'x-forwarded-for': address })

Deno.test('visits: three a day for an address, whatever else the headers say', async () => {
  const { call } = memoryCounts()
  const visits = createVisits(call, 'secret')
  for (const more of ['a=1', 'a=2', 'a=3']) {
    const headers = from(`1.2.3.${more.length}, 203.0.113.7`)
    headers.set('cookie', more)
    await visits.take(headers)
  }
  await assert.rejects(visits.take(from('203.0.113.7')), isFailure('credits_exhausted'))
  await visits.take(from('203.0.113.8'))
})

Deno.test('visits: what is stored is no address', async () => {
  const { used, call } = memoryCounts()
  await createVisits(call, 'secret').take(from('203.0.113.7'))
  assert.match(String([...used.keys()]), /^[0-9a-f]{64}$/)
})

const path = '/tiktok-search?keyword=sourdough&country=us'
const visitor = () => new Request(`http://functions${path}`, { headers: { apikey: visitorKey } })

Deno.test('visitors: need no key and leave no row', async () => {
  const ledger = createMemoryLedger()
  const answer = await handle(visitor(), fakeDeps({ ledger }))
  const body = await answer.json()
  assert.equal(answer.status, 200)
  assert.equal(body.data.length, found.suggestions.length)
  assert.equal(body.source, 'tiktok')
  assert.equal(ledger.requests.length, 0)
})

Deno.test('visitors: the fourth search is 402, and one that failed counts for nothing', async () => {
  const { used, call } = memoryCounts()
  const visits = createVisits(call, 'secret')
  const fails = async () => {
    throw new SearchFailure('upstream_empty', 'no list')
  }
  const broken = fakeDeps({ visits, tiktok: { related: fails, autocomplete: null, videos: null } })
  assert.equal((await handle(visitor(), broken)).status, 502)
  assert.deepEqual([...used.values()], [0])
  const answers = await Promise.all(Array.from({ length: 4 }, () => handle(visitor(), fakeDeps({ visits }))))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 200, 402])
})

Deno.test('visitors: what is not valid counts for nothing', async () => {
  const { used, call } = memoryCounts()
  const visits = createVisits(call, 'secret')
  const request = new Request('http://functions/tiktok-search', { headers: { apikey: visitorKey } })
  assert.equal((await handle(request, fakeDeps({ visits }))).status, 400)
  assert.equal(used.size, 0)
})

Deno.test('visitors: whoever has a token is none, even when it is no longer good', () => {
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
