import { expect } from 'vitest'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { type Asked, type Page, recordChecks } from './support/record-checks.ts'
import { trackedDatabase } from './support/tracking.ts'

const { database, tracking, test: withUsers } = trackedDatabase()
const { record, complete, fail, check, used, firstRow, ranks } = recordChecks(database)
const test = withUsers
  .extend('user', ({ premiumUser }) => premiumUser)
  .extend('id', ({ user }) => check(user))

test('the pages of a check form one search with continuous ranks, a credit each', async ({ user, id }) => {
  const second = await record(user, { searchId: id, cursor: 'c1' })
  expect(second.search).toMatchObject({ search_id: id, page: 2, state: 'pending' })
  const done = await complete(user, second.search.id, [3, 4, 4, 1, 5], 'c2')
  expect(done.results.map(({ rank, play_count }) => [rank, play_count])).toEqual([
    [4, 9_200_000_004],
    [5, 9_200_000_005],
  ])
  expect(done.next_cursor).toBe('c2')
  expect(await ranks(id)).toEqual([1, 2, 3, 4, 5].map((n) => [n, String(n)]))
  expect(await firstRow(id)).toMatchObject({ state: 'done', pages_done: 2, next_cursor: 'c2' })
  expect(await used(user)).toBe(2)
})

test('each page returns the same results each time its key is sent again', async ({ user }) => {
  const id = crypto.randomUUID()
  await record(user, { id })
  const first = await complete(user, id, [1, 2], 'c1')
  const second = { id: crypto.randomUUID(), searchId: id, cursor: 'c1' }
  await record(user, second)
  const secondDone = await complete(user, second.id, [3], 'c2')
  const third = { id: crypto.randomUUID(), searchId: id, cursor: 'c2' }
  await record(user, third)
  const thirdDone = await complete(user, third.id, [4], null)
  for (const [asked, done] of [
    [{ id }, first],
    [second, secondDone],
    [third, thirdDone],
  ] as const) {
    const again = await record(user, asked)
    expect(again).toMatchObject({ replayed: true, results: done.results, next_cursor: done.next_cursor })
    expect((await complete(user, again.search.id, [9], 'c9', 'again')).results).toEqual(done.results)
  }
  expect(first.next_cursor).toBe('c1')
  expect(thirdDone.next_cursor).toBeNull()
  expect(await used(user)).toBe(3)
})

test.for<[string, number[], string | null]>([
  ['TikTok has no more', [4], null],
  ['the cursor was requested before', [4], 'c1'],
  ['the page has nothing new', [1, 2], 'c2'],
  ['the page is empty', [], 'c2'],
])('a check ends when %s', async ([, videos, next], { user, id }) => {
  const { search } = await record(user, { searchId: id, cursor: 'c1' })
  expect((await complete(user, search.id, videos, next)).next_cursor).toBeNull()
  expect(await firstRow(id)).toMatchObject({ pages_done: 2, next_cursor: null })
  await expectRefusal(record(user, { searchId: id, cursor: next ?? 'c2' }), 'invalid_request')
  expect(await used(user)).toBe(2)
})

test('a failed page costs nothing, keeps the earlier ones and can be retried', async ({ user, id }) => {
  const failing = await record(user, { searchId: id, cursor: 'c1' })
  const failed = await fail(user, failing.search.id, 'upstream_timeout')
  expect(failed).toMatchObject({ search: { state: 'failed' }, results: [], next_cursor: null })
  expect(await firstRow(id)).toMatchObject({ state: 'done', pages_done: 1, next_cursor: 'c1' })
  expect(await used(user)).toBe(1)
  const retry = await record(user, { searchId: id, cursor: 'c1' })
  await complete(user, retry.search.id, [4], null)
  expect(await ranks(id)).toHaveLength(4)
  expect(await used(user)).toBe(2)
})

test('50 parallel calls for one page spend one credit and store it once', async ({ user, id }) => {
  const { errors } = await callAtOnce(50, async () => {
    const { search } = await record(user, { searchId: id, cursor: 'c1' })
    return complete(user, search.id, [3, 4, 5], 'c2')
  })
  expect(errors).toHaveLength(49)
  for (const { code } of errors) expect(['PT425', 'PT400']).toContain(code)
  expect(await ranks(id)).toEqual([1, 2, 3, 4, 5].map((n) => [n, String(n)]))
  expect(await used(user)).toBe(2)
})

test('one key for a page, sent 20 times in parallel, records one page', async ({ user, id: searchId }) => {
  const asked = { id: crypto.randomUUID(), searchId, cursor: 'c1' }
  const calls = await Promise.all(Array.from({ length: 20 }, () => record(user, asked)))
  expect(calls.filter(({ replayed }) => !replayed)).toHaveLength(1)
  await Promise.all(calls.map(({ search }) => complete(user, search.id, [4, 5], 'c2')))
  expect(await ranks(searchId)).toHaveLength(5)
  expect(await firstRow(searchId)).toMatchObject({ pages_done: 2, next_cursor: 'c2' })
  expect(await used(user)).toBe(2)
})

test('a page that arrives after another took its place fails and stores nothing', async ({ user, id }) => {
  const late = await record(user, { searchId: id, cursor: 'c1' })
  await tracking.makeLate(late.search.id)
  const retry = await record(user, { searchId: id, cursor: 'c1' })
  await complete(user, retry.search.id, [4], 'c2')
  const answered = await complete(user, late.search.id, [5, 6], 'c9')
  expect(answered).toMatchObject({ search: { state: 'failed', failure_code: 'abandoned' }, results: [] })
  expect(await ranks(id)).toHaveLength(4)
  expect(await firstRow(id)).toMatchObject({ next_cursor: 'c2' })
})

test.for<[string, Asked]>([
  ['another check’s cursor', { cursor: 'c2' }],
  ['no cursor', { cursor: null }],
  ['no check', { searchId: null }],
  ['another phrase', { term: 'trail shoes' }],
  ['another country', { country: 'us' }],
  ['a missing check', { searchId: crypto.randomUUID() }],
])('a page with %s is refused and costs nothing', async ([, asked], { user, id }) => {
  await expectRefusal(record(user, { searchId: id, cursor: 'c1', ...asked }), 'invalid_request')
  expect(await used(user)).toBe(1)
})

test('pages of others’, pending, failed and tracker’s checks are refused', async ({ user, id, stranger }) => {
  const ask = (asker: string, searchId: string) => record(asker, { searchId, cursor: 'c1' })
  await expectRefusal(ask(stranger, id), 'invalid_request')
  const pending = (await record(user)).search.id
  await expectRefusal(ask(user, pending), 'invalid_request')
  await fail(user, pending, 'internal')
  await expectRefusal(ask(user, pending), 'invalid_request')
  await database.query(`update public.search_history set origin = 'tracker' where id = '${id}'`)
  await expectRefusal(ask(user, id), 'invalid_request')
})

test('a key used for another page, check or user is refused', async ({ user, id, stranger }) => {
  await expectRefusal(record(user, { id, term: 'trail shoes' }), 'key_reused')
  await expectRefusal(record(user, { id, searchId: id, cursor: 'c1' }), 'key_reused')
  await expectRefusal(record(stranger, { id }), 'key_reused')
})

test('free has one page, gb, and three checks', async ({ freeUser: user }) => {
  const searchId = await check(user)
  await expectRefusal(record(user, { searchId, cursor: 'c1' }), 'plan_required')
  await expectRefusal(record(user, { searchId, cursor: 'made up' }), 'plan_required')
  await expectRefusal(record(user, { country: 'us' }), 'plan_required')
  await check(user)
  await check(user)
  await expectRefusal(record(user), 'credits_exhausted')
})

test('a check and a search at once share the last credit', async ({ freeUser: user }) => {
  await check(user)
  await check(user)
  const { values } = await callAtOnce<unknown>(40, (n) => (n % 2 ? record(user) : tracking.startSearch(user)))
  expect(values).toHaveLength(1)
  expect(await used(user)).toBe(3)
})

test('a check’s key phrase has its user, words and country', async ({ user, stranger }) => {
  const keywordId = await tracking.add(user)
  const id = await check(user, { keywordId })
  expect(await firstRow(id)).toMatchObject({ keyword_id: keywordId })
  await expectRefusal(record(user, { keywordId, term: 'trail shoes' }), 'invalid_request')
  await expectRefusal(record(user, { keywordId, country: 'us' }), 'invalid_request')
  await expectRefusal(record(stranger, { keywordId }), 'invalid_request')
})

test('positions follow each stored page, a failed first page and an abandoned one', async ({ user }) => {
  const keyPhrase = await tracking.add(user, { video_id: '4' })
  const id = await check(user)
  expect(await tracking.positions(keyPhrase)).toMatchObject([{ state: 'done', position: null, results: 3 }])
  const second = await record(user, { searchId: id, cursor: 'c1' })
  await complete(user, second.search.id, [4], 'c2')
  await fail(user, (await record(user)).search.id, 'internal')
  const abandoned = (await record(user)).search.id
  await tracking.makeLate(abandoned)
  await database.query('select public.expire_pending_searches()')
  expect(await tracking.positions(keyPhrase)).toMatchObject([
    { state: 'failed', failure_code: 'abandoned' },
    { state: 'done', position: 4, results: 4 },
    { state: 'failed', failure_code: 'internal', position: null, results: 0 },
  ])
})

test('checks, searches and the position updater never deadlock', async ({ user }) => {
  // This slower version takes the same lock as an insert that references the profile.
  await database.query(
    `create or replace function private.position_check(p_search_id uuid) returns void language sql as $$
       select pg_sleep(0.005);
       select 1 from public.profiles
         where id = (select user_id from public.search_history where id = p_search_id) for key share
     $$`,
  )
  const refused = async (page: Promise<Page>) =>
    page.then(
      () => undefined,
      ({ code }) => expect(['PT400', 'PT425']).toContain(code),
    )
  const { errors } = await callAtOnce(20, async () => {
    const id = await check(user)
    const later = await record(user, { searchId: id, cursor: 'c1' })
    const failing = await record(user)
    await Promise.all([
      complete(user, later.search.id, [4], null),
      refused(record(user, { searchId: id, cursor: 'c1' })),
      fail(user, failing.search.id, 'internal'),
      refused(record(user, { searchId: failing.search.id, cursor: 'c1' })),
      tracking.startSearch(user),
    ])
  })
  expect(errors).toEqual([])
})
