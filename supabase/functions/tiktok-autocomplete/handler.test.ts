import assert from 'node:assert/strict'
import { fakeDeps, searchRequest } from '../_shared/testing/fake-deps.ts'
import { createMemoryLedger } from '../_shared/testing/memory-ledger.ts'
import { handle } from './handler.ts'

const suggestions = [
  { word: 'sourdough rezept', group_id: 'de' },
  { word: 'sourdough', group_id: 'unknown' },
]
const found = { suggestions, logId: 'log-1', source: 'sample' as const }

Deno.test('tiktok-autocomplete: records the search and returns the documented format', async () => {
  const ledger = createMemoryLedger()
  const asked: unknown[] = []
  const autocomplete = async (...query: unknown[]) => {
    asked.push(query)
    return found
  }
  const request = searchRequest('/tiktok-autocomplete?query=sourdough&country=DE')
  const deps = fakeDeps({ ledger, tiktok: { related: null, autocomplete, videos: null } })
  const response = await handle(request, deps)
  assert.equal(response.status, 200)
  assert.deepEqual(asked, [['sourdough', 'de']])
  const recorded = ledger.requests.map(({ type, country }) => [type, country])
  assert.deepEqual(recorded, [['autocomplete', 'de']])
  assert.deepEqual(await response.json(), {
    sug_list: [
      { content: 'sourdough rezept', extra_info: { lang: 'de' } },
      { content: 'sourdough', extra_info: { lang: 'unknown' } },
    ],
    log_pb: { impr_id: 'log-1' },
    searchId: request.headers.get('idempotency-key'),
    source: 'sample',
  })
})
