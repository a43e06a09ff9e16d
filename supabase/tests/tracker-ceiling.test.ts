import { beforeEach, describe, expect } from 'vitest'
import { trackedDatabase } from './support/tracking.ts'

describe('the tracker’s daily limit per account', () => {
  const { database, tracking, test } = trackedDatabase()
  beforeEach(() => database.query('delete from public.keywords'))

  // Uses the database's clock. This process's clock is less precise and may be behind a due time just set.
  const tomorrow = `((now() at time zone 'UTC')::date + interval '36 hours') at time zone 'UTC'`
  const claim = (at?: string) => tracking.claimChecks(200, at, 180)

  async function check(at?: string): Promise<number> {
    const claimed = await claim(at)
    for (const row of claimed) await tracking.storeCheck(row, [], null)
    return claimed.length
  }

  async function add(user: string, count: number): Promise<string[]> {
    const ids: string[] = []
    for (let n = 0; n < count; n += 1)
      ids.push(await tracking.add(user, { keyword: `phrase ${crypto.randomUUID()}` }))
    return ids
  }

  const setStatus = async (user: string, ids: readonly string[], status: boolean) => {
    for (const id of ids) await tracking.setStatus(user, id, status)
  }
  async function pauseAndResume(user: string, ids: readonly string[]): Promise<void> {
    await setStatus(user, ids, false)
    await setStatus(user, ids, true)
  }
  const countFailures = (user: string) =>
    database.query(`select 1 from public.search_history where user_id = '${user}' and state = 'failed'`)

  const replaced: [how: string, replace: (user: string, last: string[]) => Promise<string[]>][] = [
    [
      'paused and others added',
      async (user, last) => {
        await setStatus(user, last, false)
        return add(user, 10)
      },
    ],
    [
      'deleted and others inserted directly',
      async (user) => {
        await database.commitAsUser(user, `delete from public.keywords where user_id = '${user}'`)
        const phrases = `select '${user}', 'phrase ' || n from generate_series(1, 10) as n`
        await database.commitAsUser(user, `insert into public.keywords (user_id, keyword) ${phrases}`)
        return []
      },
    ],
  ]
  test.each(replaced)('is three times the plan’s limit if key phrases are %s', async (_, replace) => {
    const user = await tracking.createUser('premium')
    const checked: number[] = []
    let last: string[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      last = await replace(user, last)
      checked.push(await check())
    }
    expect(checked).toEqual([10, 10, 10, 0])
    await pauseAndResume(user, last)
    expect(await check()).toBe(0)
    expect(await check(tomorrow)).toBe(10)
    expect(await countFailures(user)).toEqual([])
  })

  test('applies if each is paused while it is being checked', async ({ premiumUser: user }) => {
    const ids = await add(user, 10)
    const asked: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      asked.push((await claim()).length)
      await pauseAndResume(user, ids)
    }
    expect(asked).toEqual([10, 10, 10, 0])
    expect(await check(tomorrow)).toBe(10)
    expect(await countFailures(user)).toEqual([])
  })

  test('applies if many are resumed at once', async ({ premiumUser: user }) => {
    const resumed = await add(user, 10)
    await setStatus(user, resumed, false)
    await tracking.use(user, 'lost tracker checks', 27)
    await Promise.all(resumed.map((id) => setStatus(user, [id], true)))
    expect(await check()).toBe(3)
  })

  test('allows adding all, replacing all twice, pausing, or a larger plan', async ({ premiumUser: user }) => {
    const first = await add(user, 10)
    for (let turn = 0; turn < 5; turn += 1) await pauseAndResume(user, first)
    expect(await check()).toBe(10)
    for (let turn = 0; turn < 5; turn += 1) await pauseAndResume(user, first)
    for (const id of first) await tracking.apply(user, 'delete_key_phrase', { id })
    const second = await add(user, 10)
    expect(await check()).toBe(10)
    await setStatus(user, second, false)
    await add(user, 10)
    expect(await check()).toBe(10)
    await tracking.setLevel(user, 'pro')
    await setStatus(user, second, true)
    await add(user, 30)
    expect(await check()).toBe(30)
  })

  test('does not count failures: they are retried', async ({ premiumUser: user }) => {
    await add(user, 10)
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const claimed = await claim()
      expect(claimed).toHaveLength(10)
      // Simulates failures at midnight: late in the day, a retry hours later would fall on the next day.
      for (const row of claimed) await tracking.failCheck(row, 'upstream_timeout', `'${row.day}T00:00Z'`)
      await database.query(`update private.tracked_days set next_attempt_at = now() where state = 'retry'`)
    }
    await tracking.setLevel(user, 'pro')
    await add(user, 20)
    expect(await check()).toBe(30)
  })
})
