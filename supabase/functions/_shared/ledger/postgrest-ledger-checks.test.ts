import assert from 'node:assert/strict'
import { isFailure } from '../testing/is-failure.ts'
import type { PageRequest } from './ledger.ts'
import { createPostgrestCheckLedger } from './postgrest-ledger.ts'

const page: PageRequest = {
  id: '0a8d7b1e-9c1c-4b43-9f6c-0f7f3d1f2a10',
  userId: '6f1c8a54-0d6e-4a57-9d4e-2b8f3f0f5a11',
  phrase: 'sourdough',
  country: 'de',
  searchId: '0a8d7b1e-9c1c-4b43-9f6c-0f7f3d1f2a99',
  cursor: 'c1',
  keyPhraseId: null,
}
const search = { search_id: page.searchId, search_term: 'sourdough', log_id: 'log-1', source: 'tiktok' }

function ledger(body: unknown) {
  const calls: unknown[] = []
  const call = async (...asked: unknown[]) => {
    calls.push(asked)
    return body
  }
  return { ledger: createPostgrestCheckLedger(call), calls }
}

Deno.test('check ledger: records a page with its check and cursor', async () => {
  const pending = { replayed: true, search: { ...search, state: 'pending' }, results: [], next_cursor: null }
  const { ledger: pages, calls } = ledger(pending)
  const stored = { state: 'pending', searchId: page.searchId }
  assert.deepEqual(await pages.record(page), { replayed: true, stored })
  const parameters = {
    p_id: page.id,
    p_user_id: page.userId,
    p_search_term: 'sourdough',
    p_country: 'de',
    p_search_id: page.searchId,
    p_cursor: 'c1',
    p_keyword_id: null,
  }
  assert.deepEqual(calls, [['record_check_page', parameters]])
})

Deno.test('check ledger: completes with the videos and the next cursor', async () => {
  const { ledger: pages, calls } = ledger({
    search: { ...search, state: 'done' },
    results: [],
    next_cursor: 'c2',
  })
  const found = { videos: [], source: 'tiktok', logId: 'log-1', nextCursor: 'c2' } as const
  assert.deepEqual(await pages.complete(page, { ...found, videos: [] }), {
    state: 'done',
    searchId: page.searchId,
    ...found,
  })
  const parameters = { p_items: [], p_source: 'tiktok', p_log_id: 'log-1', p_next_cursor: 'c2' }
  assert.deepEqual(calls, [['complete_check_page', { p_id: page.id, p_user_id: page.userId, ...parameters }]])
})

Deno.test('check ledger: fails with the code', async () => {
  const { ledger: pages } = ledger({ search: { ...search, state: 'failed', failure_code: 'upstream_quota' } })
  const stored = { state: 'failed', searchId: page.searchId, code: 'upstream_quota' }
  assert.deepEqual(await pages.fail(page, 'upstream_quota'), stored)
})

for (const body of [
  { search: { ...search, state: 'done' }, results: [{ rank: 1 }], next_cursor: null },
  { search: { ...search, state: 'done' }, results: [] },
  null,
]) {
  Deno.test(`check ledger: rejects ${JSON.stringify(body)}`, () =>
    assert.rejects(
      ledger(body).ledger.complete(page, { videos: [], source: 'tiktok', logId: null, nextCursor: null }),
      isFailure('internal'),
    ))
}
