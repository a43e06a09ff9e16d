import assert from 'node:assert/strict'
import { rankingRow } from '../../../tests/support/rows/ranking-row.ts'
import type { CheckLedger } from '../_shared/ledger/ledger.ts'
import { fakeDeps, searchRequest, userId } from '../_shared/testing/fake-deps.ts'
import { createMemoryCheckLedger } from '../_shared/testing/memory-ledger.ts'
import { writePageCursor } from '../_shared/tiktok/page-cursor.ts'
import type { VideoPage } from '../_shared/tiktok/port.ts'
import { type CheckDeps, handle } from './handler.ts'

const cursor = writePageCursor({ cursor: '12', search_id: 'log-1' }) ?? ''
const searchId = '0a8d7b1e-9c1c-4b43-9f6c-0f7f3d1f2a10'
const path = '/tiktok-search-general?keyword=%20sourdough%20&country=DE'

const { rank: _, ...video } = rankingRow({
  ...{ verified_account: true, create_time: 1_785_127_230, full_description: 'bread', followers: 7 },
  ...{ play_count: 9_200_000_000, duration: 0, video_url: 'https://www.tiktok.com/@ada/photo/71' },
})
const foundPage: VideoPage = { videos: [video], nextCursor: cursor, logId: 'log-1', source: 'tiktok' }

function deps(ledger: CheckLedger, videos: CheckDeps['tiktok']['videos'] = async () => foundPage): CheckDeps {
  return { ...fakeDeps(), ledger, tiktok: { videos } }
}

Deno.test('tiktok-search-general: returns the documented format without unknown values', async () => {
  const request = searchRequest(path)
  const response = await handle(request, deps(createMemoryCheckLedger()))
  assert.equal(response.status, 200)
  assert.deepEqual(await response.json(), {
    data: [
      {
        type: 1,
        rank: 1,
        item: {
          id: '71',
          desc: 'bread',
          createTime: 1_785_127_230,
          author: { uniqueId: 'ada', verified: true },
          authorStats: { followerCount: 7 },
          statsV2: { playCount: 9_200_000_000 },
          video: { id: '71', duration: 0 },
          imagePost: {},
        },
      },
    ],
    nextCursor: cursor,
    searchId: request.headers.get('idempotency-key'),
    source: 'tiktok',
    log_pb: { impr_id: 'log-1' },
  })
})

Deno.test('tiktok-search-general: requests a later page with its cursor and records it', async () => {
  const ledger = createMemoryCheckLedger({ firstRank: 13 })
  const cursors: unknown[] = []
  const videos = async (_phrase: string, _country: string, given: string | null) => {
    cursors.push(given)
    return { ...foundPage, nextCursor: null }
  }
  const keyPhraseId = '6f1c8a54-0d6e-4a57-9d4e-2b8f3f0f5a99'
  const query = new URLSearchParams({ nextCursor: cursor, searchId: searchId.toUpperCase(), keyPhraseId })
  const request = searchRequest(`${path}&${query}`)
  const response = await handle(request, deps(ledger, videos))
  const body = await response.json()
  assert.equal(body.searchId, searchId)
  assert.equal(body.data[0].rank, 13)
  assert.ok(!('nextCursor' in body))
  assert.deepEqual(cursors, [cursor])
  const id = request.headers.get('idempotency-key')
  const page = { id, userId, phrase: 'sourdough', country: 'de', searchId, cursor, keyPhraseId }
  assert.deepEqual(ledger.requests, [page])
})

for (const [name, more] of [
  ['an invalid cursor', 'nextCursor=12'],
  ['two cursors', `nextCursor=${cursor}&nextCursor=${cursor}`],
  ['an invalid check id', 'searchId=12'],
  ['an invalid key phrase id', 'keyPhraseId=12'],
]) {
  Deno.test(`tiktok-search-general: rejects ${name} without charging a credit`, async () => {
    const ledger = createMemoryCheckLedger()
    const response = await handle(searchRequest(`${path}&${more}`), deps(ledger))
    assert.deepEqual([response.status, (await response.json()).error.code], [400, 'invalid_request'])
    assert.deepEqual(ledger.requests, [])
  })
}

Deno.test('tiktok-search-general: records nothing without a provider', async () => {
  const ledger = createMemoryCheckLedger()
  const response = await handle(searchRequest(path), deps(ledger, null))
  assert.equal(response.status, 503)
  assert.deepEqual(ledger.requests, [])
})
