import assert from 'node:assert/strict'
import { fakeDeps, found, searchRequest, userId } from '../_shared/testing/fake-deps.ts'
import { createMemoryLedger } from '../_shared/testing/memory-ledger.ts'
import { handle } from './handler.ts'

const path = '/tiktok-search?keyword=%20sourdough%20'

Deno.test('tiktok-search: records a basic search in gb, and returns the documented format', async () => {
  const ledger = createMemoryLedger()
  const request = searchRequest(`${path}&country=us`)
  const id = request.headers.get('idempotency-key')
  const response = await handle(request, fakeDeps({ ledger }))
  assert.equal(response.status, 200)
  assert.deepEqual(await response.json(), {
    data: [
      { word: 'sourdough starter', group_id: '7301234567890123456', seed_phrase: 'sourdough' },
      { word: 'sourdough bread', group_id: '7301234567890123457', seed_phrase: 'sourdough' },
    ],
    log_id: 'log-1',
    status_code: 0,
    status_msg: '',
    searchId: id,
    source: 'tiktok',
  })
  assert.deepEqual(ledger.requests, [{ id, userId, phrase: 'sourdough', type: 'basic', country: 'gb' }])
})

Deno.test('tiktok-search: finishes and stores the search even if the caller disconnects', async () => {
  const ledger = createMemoryLedger()
  const { promise, resolve } = Promise.withResolvers<typeof found>()
  const caller = new AbortController()
  const request = new Request(searchRequest(path), { signal: caller.signal })
  const deps = fakeDeps({ ledger, tiktok: { related: () => promise, autocomplete: null, videos: null } })
  const response = handle(request, deps)
  caller.abort()
  resolve(found)
  assert.equal((await response).status, 200)
  const [stored, ...others] = ledger.rows.values()
  assert.equal(stored?.state, 'done')
  assert.deepEqual(others, [])
})
