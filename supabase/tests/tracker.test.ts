import { beforeEach, expect } from 'vitest'
import { callAtOnce } from './support/calls.ts'
import { type Row, trackedDatabase } from './support/tracking.ts'

const { database, tracking, test } = trackedDatabase()
beforeEach(() => database.query('delete from public.keywords'))

// The simulated days start today, because a new key phrase becomes due at the real current time.
const today = new Date().toISOString().slice(0, 10)
const onDay = (days: number, time = '12:00:00') => {
  const day = new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000)
  return `${day.toISOString().slice(0, 10)}T${time}Z`
}

// Without a time, the database uses its own clock, which is more precise than this process's.
const claim = (at?: string, limit = 10) => tracking.claimChecks(limit, at && `'${at}'`)
const store = tracking.storeCheck
const fail = (claimed: Row | undefined, at: string, code = 'upstream_timeout') =>
  tracking.failCheck(claimed, code, `'${at}'`)

const readChecks = (id: string) =>
  database.query(
    `select state, failure_code, pages_done, next_cursor, source, (searched_at at time zone 'UTC')::date::text as day,
            (select count(*)::integer from public.search_ranking_results as video where video.search_id = search.id) as videos
       from public.search_history as search where keyword_id = '${id}' and origin = 'tracker' order by searched_at`,
  )

test('a key phrase is checked at once, and then once a day', async ({ user }) => {
  const id = await tracking.add(user, { account_name: 'creator-7' })
  const [claimed] = await claim(onDay(1))
  expect(claimed).toMatchObject({ keyword_id: id, keyword: 'running shoes', country: 'gb', attempt: 1 })
  expect(await claim(onDay(1))).toEqual([])
  expect(await store(claimed)).toBe('stored')
  expect(await store(claimed)).toBe('already_stored')
  expect(await claim(onDay(1, '23:59:59'))).toEqual([])
  expect(await store((await claim(onDay(2, '00:00:00')))[0])).toBe('stored')
  const stored = { state: 'done', failure_code: null, pages_done: 3, next_cursor: '36' }
  const day = { ...stored, source: 'tiktok', videos: 36 }
  expect(await readChecks(id)).toEqual([
    { ...day, day: onDay(1).slice(0, 10) },
    { ...day, day: onDay(2).slice(0, 10) },
  ])
  expect(await tracking.positions(id)).toMatchObject([{ position: 7 }, { position: 7 }])
  expect(await tracking.creditsUsed(user)).toBe(0)
})

test('a failure keeps its reason and is retried; a retry completes the same row', async ({ user }) => {
  const id = await tracking.add(user, { account_name: 'creator-7' })
  expect(await fail((await claim(onDay(1, '01:00:00')))[0], onDay(1, '01:00:10'))).toBe('retry')
  expect(await readChecks(id)).toMatchObject([
    { state: 'failed', failure_code: 'upstream_timeout', videos: 0 },
  ])
  expect(await tracking.positions(id)).toMatchObject([{ state: 'failed', position: null }])
  expect(await claim(onDay(1, '01:05:00'))).toEqual([])
  const [second] = await claim(onDay(1, '01:05:30'))
  expect(second).toMatchObject({ attempt: 2 })
  expect(await fail(second, onDay(1, '01:05:40'), 'upstream_quota')).toBe('retry')
  expect(await claim(onDay(1, '01:45:00'))).toEqual([])
  const [third] = await claim(onDay(1, '01:50:00'))
  expect(await store(third)).toBe('stored')
  expect(await readChecks(id)).toMatchObject([{ state: 'done', failure_code: null, videos: 36 }])
  expect(await tracking.positions(id)).toMatchObject([{ state: 'done', position: 7 }])
})

test('four failures end the day, and the next day starts fresh', async ({ phrase: id }) => {
  const outcomes: unknown[] = []
  for (const time of ['01:00:00', '02:00:00', '03:00:00', '08:00:00'])
    outcomes.push(await fail((await claim(onDay(1, time)))[0], onDay(1, time)))
  expect(outcomes).toEqual(['retry', 'retry', 'retry', 'failed'])
  expect(await claim(onDay(1, '23:59:59'))).toEqual([])
  expect(await claim(onDay(2, '00:00:01'))).toMatchObject([{ keyword_id: id, attempt: 1 }])
  expect(await readChecks(id)).toHaveLength(1)
})

test('a retry that would fall on the next day is skipped: the day failed', async ({ phrase }) => {
  expect(await fail((await claim(onDay(1, '23:58:00')))[0], onDay(1, '23:58:10'))).toBe('failed')
  expect(await claim(onDay(2, '00:00:01'))).toMatchObject([{ keyword_id: phrase, attempt: 1 }])
})

test('a crashed worker’s claim is retried at most four times; then the day fails', async ({ phrase: id }) => {
  for (const attempt of [1, 2, 3, 4])
    expect(await claim(onDay(1, `0${attempt}:00:00`))).toMatchObject([{ attempt }])
  expect(await claim(onDay(1, '05:00:00'))).toEqual([])
  expect(await readChecks(id)).toMatchObject([{ state: 'failed', failure_code: 'abandoned' }])
  expect(await tracking.positions(id)).toMatchObject([{ state: 'failed', failure_code: 'abandoned' }])
  expect(await claim(onDay(2))).toMatchObject([{ attempt: 1 }])
})

test('a crash before midnight leaves a failed day; the next day is claimed', async ({ phrase: id }) => {
  await claim(onDay(1, '23:59:30'))
  expect(await claim(onDay(2, '00:01:00'))).toMatchObject([{ day: onDay(2).slice(0, 10), attempt: 1 }])
  expect(await readChecks(id)).toMatchObject([{ day: onDay(1).slice(0, 10), failure_code: 'abandoned' }])
})

test('days without a worker have no checks and are not caught up', async ({ phrase: id }) => {
  expect(await claim(onDay(5))).toMatchObject([{ day: onDay(5).slice(0, 10), attempt: 1 }])
  expect(await readChecks(id)).toEqual([])
})

test('of two workers with the same day, one result is stored, however late', async ({ phrase: id }) => {
  const [late] = await claim(onDay(1, '10:00:00'))
  const [second] = await claim(onDay(1, '10:05:00'))
  expect(await fail(late, onDay(1, '10:05:10'))).toBe('dropped')
  expect(await store(late)).toBe('stored')
  expect(await store(second)).toBe('already_stored')
  expect(await fail(second, onDay(1, '10:06:00'))).toBe('dropped')
  expect(await readChecks(id)).toMatchObject([{ state: 'done', videos: 36 }])
})

test('nothing is stored for a key phrase paused or deleted meanwhile', async ({ user, phrase: paused }) => {
  const deleted = await tracking.add(user, { keyword: 'trail shoes' })
  const claims = await claim(onDay(1))
  await tracking.setStatus(user, paused, false)
  await tracking.apply(user, 'delete_key_phrase', { id: deleted })
  for (const claimed of claims) {
    expect(await store(claimed)).toBe('dropped')
    expect(await fail(claimed, onDay(1))).toBe('dropped')
  }
  expect(await claim(onDay(3))).toEqual([])
  expect(await readChecks(paused)).toEqual([])
  await tracking.setStatus(user, paused, true)
  const [again] = await claim(onDay(3))
  expect(await store(again)).toBe('stored')
})

test('pausing and resuming does not repeat a day’s check', async ({ user, phrase: id }) => {
  await store((await claim())[0])
  for (const status of [false, true]) await tracking.setStatus(user, id, status)
  expect(await claim()).toEqual([])
  expect(await claim(onDay(1))).toHaveLength(1)
})

test('workers at once claim each key phrase once, and skip one that is locked', async ({ user }) => {
  await tracking.insertPhrases(user, 31)
  const locked = await database.value<string>(`(select min(keyword_id::text) from private.tracked_days)`)
  const holding = database
    .query(
      `with locked as (select from private.tracked_days where keyword_id = '${locked}' for update)
         select pg_sleep(60) from locked`,
    )
    .catch(() => undefined)
  await tracking.waitForSleep(locked)
  const { values: claims } = await callAtOnce(15, () => claim(onDay(1), 2))
  expect(await tracking.isSleeping(locked), 'still locked').toBe(true)
  await database.query(
    `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'PgSleep' and query like '%${locked}%'`,
  )
  await holding
  const ids = claims.flat().map(({ keyword_id }) => keyword_id)
  expect(ids).toHaveLength(30)
  expect(new Set(ids).size).toBe(30)
  expect(ids).not.toContain(locked)
})

test('the longest waiting key phrase is claimed first', async ({ user }) => {
  const ids = []
  for (let n = 0; n < 6; n += 1) ids.push(await tracking.add(user, { keyword: `phrase ${n}` }))
  const served: unknown[] = []
  for (const day of [1, 2, 3, 4]) {
    for (const claimed of await claim(onDay(day), 3)) {
      served.push(claimed.keyword_id)
      await store(claimed)
    }
  }
  for (const id of ids) expect(served.filter((other) => other === id)).toHaveLength(2)
})

test('runs are recorded with their counts', async () => {
  await tracking.add(await tracking.createUser())
  const run = await database.value('public.start_tracker_run()')
  expect(await database.value(`public.finish_tracker_run(${run}, 5, 3, 1, 1, '${onDay(1)}')`)).toBe(1)
  const rows = await database.query(
    `select claimed, done, failed, retried, duration >= interval '0' as took from private.tracker_runs`,
  )
  expect(rows).toEqual([{ claimed: 5, done: 3, failed: 1, retried: 1, took: true }])
})
