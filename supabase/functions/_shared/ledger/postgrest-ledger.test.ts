import assert from 'node:assert/strict'
import { createDatabaseCall } from '../database.ts'
import { Failure } from '../failure.ts'
import { isFailure, userId } from '../testing/fake-deps.ts'
import { unreachableUrl, withLocalServer } from '../testing/local-server.ts'
import type { PageRequest, SearchLedger } from './ledger.ts'
import { createPostgrestCheckLedger, createPostgrestLedger } from './postgrest-ledger.ts'

const search = {
  id: '0a8d7b1e-9c1c-4b43-9f6c-0f7f3d1f2a10',
  userId,
  phrase: 'sourdough',
  type: 'autocomplete',
  country: 'de',
} as const

function ledger(url: string): SearchLedger {
  const env = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'secret' }
  return createPostgrestLedger(createDatabaseCall(env, fetch))
}

const withRest = (status: number, body: unknown, test: (ledger: SearchLedger) => Promise<void>) =>
  withLocalServer(
    () => Response.json(body, { status }),
    ({ url }) => test(ledger(url)),
  )

Deno.test('ledger: reads an unknown failure code as internal', () => {
  const failed = { search_id: search.id, state: 'failed', failure_code: 'a code of a newer server' }
  return withRest(200, { search: failed }, async (ledger) => {
    const stored = { state: 'failed', searchId: search.id, code: 'internal' }
    assert.deepEqual(await ledger.fail(search, 'abandoned'), stored)
  })
})

const refusals: [name: string, status: number, body: object | null, code: string][] = [
  ['a code of the product', 402, { code: 'PT402', message: 'credits_exhausted' }, 'credits_exhausted'],
  ['another error', 400, { code: '23514', message: 'a check', details: 'ada@example.test' }, 'internal'],
  ['a refused secret key', 401, { message: 'Invalid API key' }, 'internal'],
  ['a server error', 500, { code: 'SUP' }, 'internal'],
  ['an invalid response', 200, { replayed: false, search: { state: 'lost' } }, 'internal'],
  ['null', 200, null, 'internal'],
  ['a cancelled statement', 500, { code: '57014', message: 'canceling statement' }, 'busy'],
]
for (const [name, status, body, code] of refusals) {
  Deno.test(`ledger: fails with ${code} on ${name}, without data in the detail`, () =>
    withRest(status, body, (ledger) =>
      assert.rejects(ledger.record(search), (error: unknown) => {
        assert.ok(error instanceof Failure)
        assert.equal(error.code, code)
        assert.doesNotMatch(error.detail, /example\.test/)
        return true
      }),
    ))
}

Deno.test('ledger: fails with busy if the database cannot be reached', () =>
  assert.rejects(ledger(unreachableUrl()).record(search), isFailure('busy')))

const page: PageRequest = {
  ...{ id: search.id, userId: search.userId, phrase: 'sourdough', country: 'de', keyPhraseId: null },
  ...{ searchId: '0a8d7b1e-9c1c-4b43-9f6c-0f7f3d1f2a99', cursor: 'c1' },
}
const ofCheck = { search_id: page.searchId, source: 'tiktok', log_id: null }

Deno.test('check ledger: records a page with its check and cursor', async () => {
  const calls: unknown[] = []
  const pages = createPostgrestCheckLedger(async (...asked) => {
    calls.push(asked)
    return { replayed: true, search: { ...ofCheck, state: 'pending' }, results: [], next_cursor: null }
  })
  const stored = { state: 'pending', searchId: page.searchId }
  assert.deepEqual(await pages.record(page), { replayed: true, stored })
  const parameters = {
    ...{ p_id: page.id, p_user_id: page.userId, p_search_term: 'sourdough', p_country: 'de' },
    ...{ p_search_id: page.searchId, p_cursor: 'c1', p_keyword_id: null },
  }
  assert.deepEqual(calls, [['record_check_page', parameters]])
})

for (const body of [
  { search: { ...ofCheck, state: 'done' }, results: [{ rank: 1 }], next_cursor: null },
  { search: { ...ofCheck, state: 'done' }, results: [] },
  null,
])
  Deno.test(`check ledger: rejects ${JSON.stringify(body)}`, () =>
    assert.rejects(
      createPostgrestCheckLedger(async () => body).fail(page, 'internal'),
      isFailure('internal'),
    ))
