import assert from 'node:assert/strict'
import { Failure } from '../_shared/failure.ts'
import { fakeDeps, found, searchRequest } from '../_shared/testing/fake-deps.ts'
import { createMemoryLedger } from '../_shared/testing/memory-ledger.ts'
import { handle as handleAutocomplete } from '../tiktok-autocomplete/handler.ts'
import { handle as handleRelated } from '../tiktok-search/handler.ts'
import { handle } from './handler.ts'

interface Answer {
  id: string
  status: number
  body: { error?: { code: string } }
}

const search = (over: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  type: 'autocomplete',
  phrase: 'sourdough',
  country: 'de',
  ...over,
})

function call(searches: unknown, deps = fakeDeps(), headers: Record<string, string> = {}): Promise<Response> {
  const { headers: own } = searchRequest('/tiktok-batch', headers)
  const body = JSON.stringify({ searches })
  const request = new Request('http://functions/tiktok-batch', { method: 'POST', headers: own, body })
  return handle(request, deps)
}

Deno.test('tiktok-batch: returns the same response for each search as its own function', async () => {
  const one = search({ phrase: '100% a/b & "c" #tag ☕' })
  const other = search({ type: 'basic', country: 'gb' })
  const response = await call([one, other])
  assert.equal(response.status, 200)
  const { answers } = await response.json()
  const query = new URLSearchParams({ query: one.phrase, country: 'de' })
  const alone = (path: string, id: string) => searchRequest(path, { 'idempotency-key': id })
  const first = await handleAutocomplete(alone(`/tiktok-autocomplete?${query}`, one.id), fakeDeps())
  const second = await handleRelated(alone('/tiktok-search?keyword=sourdough', other.id), fakeDeps())
  assert.deepEqual(answers, [
    { id: one.id, status: 200, body: await first.json() },
    { id: other.id, status: 200, body: await second.json() },
  ])
})

Deno.test('tiktok-batch: runs and charges searches independently', async () => {
  const ledger = createMemoryLedger()
  const autocomplete = async (phrase: string) => {
    if (phrase === 'bad') throw new Error('the provider failed')
    return found
  }
  const deps = fakeDeps({ ledger, tiktok: { related: null, autocomplete, videos: null } })
  const searches = [search(), search({ phrase: 'bad' }), search({ type: 'basic' }), search({ country: 'xx' })]
  const { answers } = await (await call(searches, deps)).json()
  const outcomes = answers.map(({ id, status, body }: Answer) => [id, status, body.error?.code])
  assert.deepEqual(outcomes, [
    [searches[0]?.id, 200, undefined],
    [searches[1]?.id, 500, 'internal'],
    [searches[2]?.id, 503, 'not_configured'],
    [searches[3]?.id, 400, 'invalid_request'],
  ])
  assert.equal(ledger.creditsUsed(), 1)
  const recorded = ledger.requests.map(({ phrase }) => phrase)
  assert.deepEqual(recorded, ['sourdough', 'bad'])
})

Deno.test('tiktok-batch: runs searches concurrently, and repeats none with a known id', async () => {
  let asking = 0
  let most = 0
  const autocomplete = async () => {
    asking += 1
    most = Math.max(most, asking)
    await new Promise((resolve) => setTimeout(resolve, 20))
    asking -= 1
    return found
  }
  const deps = fakeDeps({ tiktok: { related: null, autocomplete, videos: null } })
  const searches = Array.from({ length: 8 }, () => search())
  const first = await (await call(searches, deps)).json()
  assert.equal(most, 8)
  most = 0
  assert.deepEqual(await (await call(searches, deps)).json(), first)
  assert.equal(most, 0)
})

Deno.test('tiktok-batch: fails with account_deleted if the user of a valid token was deleted', async () => {
  const gone = () => Promise.reject(new Failure('account_deleted'))
  const deps = fakeDeps({ ledger: { ...createMemoryLedger(), record: gone } })
  const response = await call([search(), search()], deps)
  assert.equal(response.status, 410)
  assert.equal((await response.json()).error.code, 'account_deleted')
})

const malformed: [string, unknown][] = [
  ['no searches', []],
  ['nine searches', Array.from({ length: 9 }, () => search())],
  ['no list', 'all of them'],
  ['an id that is not a UUID', [search({ id: 'ünïque' })]],
  ['a type of another function', [search({ type: 'search_results_check' })]],
  ['a phrase that is not text', [search({ phrase: 7 })]],
  ['no country', [search({ country: undefined })]],
]
for (const [name, searches] of malformed) {
  Deno.test(`tiktok-batch: rejects ${name} without running a search`, async () => {
    const ledger = createMemoryLedger()
    const response = await call(searches, fakeDeps({ ledger }))
    assert.equal(response.status, 400)
    assert.equal((await response.json()).error.code, 'invalid_request')
    assert.deepEqual(ledger.requests, [])
  })
}
