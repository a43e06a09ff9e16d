import { expect } from 'vitest'
import { trackedDatabase, videos } from './support/tracking.ts'

const { database, tracking, test } = trackedDatabase()

const me = { username: 'Some.Body', id: '7301' }

test('a check without a key phrase counts for all of its phrase and country', async ({ user, stranger }) => {
  const [one, two] = [await tracking.add(user), await tracking.add(user, { account_name: 'creator-2' })]
  const others = [
    await tracking.add(user, { keyword: 'trail shoes' }),
    await tracking.add(user, { country: 'us' }),
    await tracking.add(stranger),
  ]
  await tracking.check(user, { keyword: 'Running Shoes', found: videos(3) })
  await tracking.check(user, { found: videos(3), keywordId: two })
  expect(await tracking.positions(one)).toHaveLength(1)
  expect(await tracking.positions(two)).toMatchObject([{ position: 2 }, { position: 2 }])
  for (const other of others) expect(await tracking.positions(other)).toEqual([])
})

test('a new key phrase gets positions in its owner’s past checks', async ({ user }) => {
  await tracking.check(user, { found: videos(3, { 2: me }), at: '2026-11-01T10:00:00Z' })
  await tracking.check(user, { found: 'upstream_empty', at: '2026-11-02T10:00:00Z' })
  await tracking.check(user, { found: videos(3), at: '2026-11-03T10:00:00Z' })
  await tracking.check(await tracking.createUser(), { found: videos(3) })
  const id = await tracking.add(user, { keyword: 'Running Shoes', account_name: 'some.body' })
  expect(await tracking.positions(id)).toEqual([
    { state: 'done', failure_code: null, position: 2, results: 3 },
    { state: 'failed', failure_code: 'upstream_empty', position: null, results: 0 },
    { state: 'done', failure_code: null, position: null, results: 3 },
  ])
  expect(await tracking.count('public.alerts', user)).toBe(0)
})

test('editing the account or video recomputes every position, writing only changes', async ({ user }) => {
  const id = await tracking.add(user, { account_name: 'creator-1' })
  await tracking.check(user, { found: videos(5, { 4: me }), at: '2026-11-01T10:00:00Z' })
  await tracking.check(user, { found: videos(5), at: '2026-11-02T10:00:00Z' })
  const changedAt = () =>
    database.query(
      `select changed_at::text from public.key_phrase_checks where keyword_id = '${id}' order by checked_at`,
    )
  const positions = async () => (await tracking.positions(id)).map((row) => row.position)
  expect(await positions()).toEqual([1, 1])
  await tracking.apply(user, 'change_key_phrase', { id, account_name: 'some.body' })
  expect(await positions()).toEqual([4, null])
  const before = await changedAt()
  await tracking.apply(user, 'change_key_phrase', { id, video_id: '7301' })
  expect(await positions()).toEqual([4, null])
  expect(await changedAt()).toEqual(before)
  await tracking.apply(user, 'change_key_phrase', { id, account_name: null, video_id: null })
  expect(await positions()).toEqual([null, null])
})

test('deleting a key phrase deletes its tracker checks; paid ones stay', async ({ user, phrase: id }) => {
  const tracker = await tracking.check(user, { found: videos(3), origin: 'tracker', keywordId: id })
  const paid = await tracking.check(user, { found: videos(3), keywordId: id })
  await tracking.apply(user, 'delete_key_phrase', { id })
  const left = await database.query(
    `select id, keyword_id, (select count(*)::integer from public.search_ranking_results where search_id = id) as videos
       from public.search_history where id in ('${tracker}', '${paid}')`,
  )
  expect(left).toEqual([{ id: paid, keyword_id: null, videos: 3 }])
  expect(await tracking.positions(id)).toEqual([])
})
