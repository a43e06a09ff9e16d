import assert from 'node:assert/strict'
import { createDatabaseCall } from '../database.ts'
import { Failure } from '../failure.ts'
import { found } from '../testing/fake-deps.ts'
import { isFailure } from '../testing/is-failure.ts'
import { unreachableUrl, withLocalServer } from '../testing/local-server.ts'
import type { SearchLedger } from './ledger.ts'
import { createPostgrestLedger } from './postgrest-ledger.ts'

const search = {
  id: '0a8d7b1e-9c1c-4b43-9f6c-0f7f3d1f2a10',
  userId: '6f1c8a54-0d6e-4a57-9d4e-2b8f3f0f5a11',
  phrase: 'sourdough',
  type: 'autocomplete',
  country: 'de',
} as const

const row = {
  id: search.id,
  search_id: search.id,
  search_term: 'sourdough',
  searched_at: '2026-11-21 09:05:41+00',
}
const pending = {
  search: { ...row, state: 'pending', failure_code: null, source: null, log_id: null },
  results: [],
}
const done = {
  search: { ...row, state: 'done', failure_code: null, source: 'sample', log_id: 'log-1' },
  results: [{ position: 1, word: 'sourdough rezept', group_id: 'de' }],
}
const failed = (code: string) => ({
  search: { ...row, state: 'failed', failure_code: code, source: null },
  results: [],
})

function ledger(url: string): SearchLedger {
  const env = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'secret' }
  return createPostgrestLedger(createDatabaseCall(env, fetch))
}

interface Call {
  path: string
  apikey: string | null
  authorization: string | null
  parameters: unknown
}

async function withRest(
  status: number,
  body: unknown,
  test: (ledger: SearchLedger, calls: Call[]) => Promise<void>,
): Promise<void> {
  const calls: Call[] = []
  await withLocalServer(
    async (request) => {
      const { headers, url } = request
      const keys = { apikey: headers.get('apikey'), authorization: headers.get('authorization') }
      calls.push({ path: new URL(url).pathname, ...keys, parameters: await request.json() })
      return Response.json(body, { status })
    },
    ({ url }) => test(ledger(url), calls),
  )
}

const bySecretKey = { apikey: 'secret', authorization: 'Bearer secret' }
const call = { p_id: search.id, p_user_id: search.userId }

Deno.test('ledger: records with the secret key', () =>
  withRest(200, { replayed: false, ...pending }, async (ledger, calls) => {
    const stored = { state: 'pending', searchId: search.id }
    assert.deepEqual(await ledger.record(search), { replayed: false, stored })
    const parameters = { ...call, p_search_term: 'sourdough', p_search_type: 'autocomplete', p_country: 'de' }
    assert.deepEqual(calls, [{ path: '/rest/v1/rpc/record_search', ...bySecretKey, parameters }])
  }))

Deno.test('ledger: completes with the results', () =>
  withRest(200, done, async (ledger, calls) => {
    assert.deepEqual(await ledger.complete(search, found), {
      state: 'done',
      searchId: search.id,
      source: 'sample',
      logId: 'log-1',
      suggestions: [{ word: 'sourdough rezept', group_id: 'de' }],
    })
    const parameters = { ...call, p_results: found.suggestions, p_source: 'tiktok', p_log_id: 'log-1' }
    assert.deepEqual(calls, [{ path: '/rest/v1/rpc/complete_search', ...bySecretKey, parameters }])
  }))

Deno.test('ledger: fails with the code', () =>
  withRest(200, failed('upstream_quota'), async (ledger, calls) => {
    const stored = { state: 'failed', searchId: search.id, code: 'upstream_quota' }
    assert.deepEqual(await ledger.fail(search, 'upstream_quota'), stored)
    const parameters = { ...call, p_failure_code: 'upstream_quota' }
    assert.deepEqual(calls, [{ path: '/rest/v1/rpc/fail_search', ...bySecretKey, parameters }])
  }))

Deno.test('ledger: reads an unknown failure code as internal', () =>
  withRest(200, failed('a code of a newer server'), async (ledger) => {
    const stored = { state: 'failed', searchId: search.id, code: 'internal' }
    assert.deepEqual(await ledger.fail(search, 'abandoned'), stored)
  }))

const refusals: [status: number, code: string][] = [
  [402, 'credits_exhausted'],
  [403, 'plan_required'],
  [409, 'key_reused'],
  [410, 'account_deleted'],
]
for (const [status, code] of refusals) {
  Deno.test(`ledger: fails with the database's ${code}`, () =>
    withRest(status, { code: `PT${status}`, message: code, hint: null, details: null }, (ledger) =>
      assert.rejects(ledger.record(search), isFailure(code)),
    ))
}

const faults: [name: string, status: number, body: unknown][] = [
  [
    'another error',
    400,
    { code: '23514', message: 'violates check', hint: null, details: 'ada@example.test' },
  ],
  ['a refused secret key', 401, { message: 'Invalid API key' }],
  ['a server error', 500, { code: 'SUP' }],
  ['an invalid response', 200, { replayed: false, search: { state: 'lost' } }],
  ['null', 200, null],
]
for (const [name, status, body] of faults) {
  Deno.test(`ledger: fails with internal on ${name}, without data in the detail`, () =>
    withRest(status, body, (ledger) =>
      assert.rejects(ledger.record(search), (error: unknown) => {
        assert.ok(error instanceof Failure)
        assert.equal(error.code, 'internal')
        assert.match(error.detail, /record_search|invalid database response/)
        assert.doesNotMatch(error.detail, /example\.test/)
        return true
      }),
    ))
}

Deno.test('ledger: fails with busy if the database cannot be reached', () =>
  assert.rejects(ledger(unreachableUrl()).record(search), isFailure('busy')))

Deno.test('ledger: fails with busy if PostgreSQL cancelled the statement', () =>
  withRest(500, { code: '57014', message: 'canceling statement due to statement timeout' }, (ledger) =>
    assert.rejects(ledger.record(search), isFailure('busy')),
  ))
