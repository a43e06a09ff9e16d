import { expect, test } from 'vitest'
import { toVideoItem } from '#src/domain/ranking/video-item.ts'
import { caller, readParameters, signedInServer } from '#tests/support/device/signed-in-server.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { fetchCheckPage, readCheckPage } from './checks.ts'

const key = '00000000-0000-4000-8000-00000000000a'
const searchId = '00000000-0000-4000-8000-00000000000b'

const entry = (rank: number) => ({ type: 1, rank, item: toVideoItem(rankingRow({ rank })) })

const server = signedInServer()

test('requests a later page with its own key, the check’s id and the cursor', async () => {
  server.answer = () => ({ data: [entry(13)], nextCursor: 'b', searchId, source: 'tiktok' })
  const found = await fetchCheckPage({
    key,
    search_term: '100% a/b & ☕',
    country: 'de',
    after: { searchId, cursor: 'a+/=' },
    ...caller,
  })
  expect(Object.fromEntries(readParameters(server.heard[0]))).toEqual({
    keyword: '100% a/b & ☕',
    country: 'de',
    nextCursor: 'a+/=',
    searchId,
  })
  expect(server.heard[0]?.headers.get('idempotency-key')).toBe(key)
  expect(found).toMatchObject({ next_cursor: 'b', source: 'tiktok', search_ranking_results: [{ rank: 13 }] })
})

test('requests the first page without a cursor', async () => {
  server.answer = () => ({ data: [], searchId, source: 'sample' })
  const first = { key, search_term: 'tea', country: 'gb', ...caller } as const
  expect(await fetchCheckPage(first)).toEqual({
    next_cursor: null,
    source: 'sample',
    search_ranking_results: [],
  })
  expect([...readParameters(server.heard[0]).keys()]).toEqual(['keyword', 'country'])
})

test('rejects the request of another user', async () => {
  const stranger = { key, search_term: 'tea', country: 'gb', ...caller, userId: searchId } as const
  await expect(fetchCheckPage(stranger)).rejects.toMatchObject({ code: 'other_user' })
})

test('omits entries that are not videos and rejects an invalid page', () => {
  const data = [entry(1), null, { type: 4 }, { ...entry(2), item: { id: '' } }, entry(3)]
  const { search_ranking_results } = readCheckPage({ data, nextCursor: '', source: 'tiktok' })
  expect(search_ranking_results.map(({ rank }) => rank)).toEqual([1, 3])
  for (const body of [null, {}, { data: {}, source: 'tiktok' }, { data: [], source: 'elsewhere' }, 'html'])
    expect(() => readCheckPage(body)).toThrow('unreadable')
})
