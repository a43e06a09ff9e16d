import { expect } from 'vitest'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { trackedDatabase } from './support/tracking.ts'

interface Recorded {
  replayed: boolean
  search: object
}

const { database, tracking, test: withUsers } = trackedDatabase()
const test = withUsers.extend('user', ({ freeUser }) => freeUser)

const record = (
  userId: string,
  id: string = crypto.randomUUID(),
  { type = 'basic', country = 'gb', term = 'running shoes' } = {},
) =>
  database.value<Recorded>(`public.record_search('${id}', '${userId}', '${term}', '${type}', '${country}')`)

const used = (userId: string) => database.valueAs(userId, `public.get_monthly_searches('${userId}')`)

test('200 parallel searches of a free user record exactly 3 and refuse 197 with PT402, 20 times', async () => {
  for (let round = 0; round < 20; round += 1) {
    const user = await database.createUser()
    const { errors } = await callAtOnce(200, () => record(user))
    expect(errors.map(({ code }) => code)).toEqual(Array(197).fill('PT402'))
    expect(await used(user)).toBe(3)
  }
})

test('one key ten times in parallel spends one credit and records one search', async ({ user }) => {
  const id = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => record(user, id)))
  expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1)
  expect(new Set(answers.map((answer) => JSON.stringify(answer.search))).size).toBe(1)
  expect(await used(user)).toBe(1)
})

test('a key that belongs to another search or another user is refused', async ({ user, stranger }) => {
  const id = crypto.randomUUID()
  await record(user, id)
  await expectRefusal(record(user, id, { term: 'trail shoes' }), 'key_reused')
  await expectRefusal(record(stranger, id), 'key_reused')
  expect(await used(stranger)).toBe(0)
})

test('a failed search refunds its credit once, keeps its reason and stays failed', async ({ user }) => {
  const id = crypto.randomUUID()
  await record(user, id)
  await database.query(`select public.fail_search('${id}', '${user}', 'upstream_timeout')`)
  await database.query(`select public.fail_search('${id}', '${user}', 'upstream_empty')`)
  await tracking.completeSearch(user, id)
  expect(await used(user)).toBe(0)
  expect(await record(user, id)).toMatchObject({
    replayed: true,
    search: { state: 'failed', failure_code: 'upstream_timeout' },
    results: [],
  })
})

test('a completed search keeps its results in order and cannot be failed afterwards', async ({ user }) => {
  const id = crypto.randomUUID()
  await record(user, id)
  const found = JSON.stringify([
    { word: 'running shoes men', group_id: '9007199254740993' },
    { word: 'running \'shoes\' "x"', group_id: 'unknown' },
  ]).replaceAll("'", "''")
  await database.query(`select public.complete_search('${id}', '${user}', '${found}', 'tiktok', 'log')`)
  await database.query(`select public.complete_search('${id}', '${user}', '[]', 'tiktok', 'again')`)
  await database.query(`select public.fail_search('${id}', '${user}', 'internal')`)
  expect(await record(user, id)).toMatchObject({
    search: { state: 'done', log_id: 'log' },
    results: [
      { position: 1, word: 'running shoes men', group_id: '9007199254740993' },
      { position: 2, word: 'running \'shoes\' "x"', group_id: 'unknown' },
    ],
  })
  expect(await used(user)).toBe(1)
})

test('a search that a crash left pending is free after ten minutes, then failed', async ({ user }) => {
  const id = crypto.randomUUID()
  await record(user, id)
  expect(await used(user)).toBe(1)
  await tracking.makeLate(id)
  expect(await used(user)).toBe(0)
  await database.query('select public.expire_pending_searches()')
  expect(await record(user, id)).toMatchObject({ search: { state: 'failed', failure_code: 'abandoned' } })
})

test('a period is 30 days from the creation of the account', async ({ user }) => {
  for (let n = 0; n < 3; n += 1) await record(user)
  await expectRefusal(record(user), 'credits_exhausted')
  await database.query(
    `update public.profiles set created_at = now() - interval '30 days 1 second' where id = '${user}'`,
  )
  await database.query(
    `update public.search_history set searched_at = now() - interval '2 seconds' where user_id = '${user}'`,
  )
  expect(await used(user)).toBe(0)
  await record(user)
  const [usage] = await database.queryAs(
    'authenticated',
    user,
    `select used, allowance, extract(epoch from resets_at - period_start)::integer as seconds, resets_at > now() as ahead from public.my_usage()`,
  )
  expect(usage).toEqual({ used: 1, allowance: 3, seconds: 30 * 86_400, ahead: true })
})

test('free has no autocomplete and no country but gb; premium has', async ({ user }) => {
  for (const search of [{ type: 'autocomplete' }, { country: 'us' }])
    await expectRefusal(record(user, undefined, search), 'plan_required')
  await tracking.setLevel(user, 'premium')
  const recorded = await record(user, undefined, { type: 'autocomplete', country: 'us' })
  expect(recorded).toMatchObject({ replayed: false })
})

test('no user reads the usage of another account', async ({ user, stranger }) => {
  await expect(
    database.queryAs('authenticated', stranger, `select public.get_monthly_searches('${user}')`),
  ).rejects.toMatchObject({ code: '42501' })
})
