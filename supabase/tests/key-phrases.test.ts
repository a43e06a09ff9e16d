import { describe, expect, test } from 'vitest'
import { sharedDatabase } from './support/shared-database.ts'

describe('active key phrases', () => {
  const database = sharedDatabase()

  const setLevel = (user: string, level: string) =>
    database.query(`update public.profiles set subscription_level = '${level}' where id = '${user}'`)
  const add = (user: string, n: number) =>
    database.commitAsUser(user, `insert into public.keywords (keyword) values ('phrase ${n}')`)

  const active = (user: string) =>
    database.value(`(select count(*)::integer from public.keywords where user_id = '${user}' and status)`)

  test.each([
    ['free', 0],
    ['premium', 10],
    ['pro', 50],
  ])('100 parallel adds and resumes on %s end at %i', async (level, limit) => {
    const user = await database.createUser()
    await setLevel(user, 'pro')
    await database.query(
      `insert into public.keywords (user_id, keyword, status)
         select '${user}', 'paused ' || n, false from generate_series(1, 50) as n`,
    )
    await setLevel(user, level)
    const resume = (n: number) =>
      database.commitAsUser(
        user,
        `update public.keywords set status = true where keyword = 'paused ${n}' returning 1`,
      )
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) => (n % 2 ? add(user, n) : resume(n / 2 + 1))),
    )
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    const message = limit === 0 ? 'plan_required' : 'active_key_phrases_reached'
    expect(refusals).toHaveLength(100 - limit)
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'PT403', message })
    expect(await active(user)).toBe(limit)
  })

  test('a paused phrase does not count, and resuming it is limited too', async () => {
    const user = await database.createUser()
    await setLevel(user, 'premium')
    for (let n = 0; n < 10; n += 1) await add(user, n)
    await database.commitAsUser(user, `update public.keywords set status = false where keyword = 'phrase 0'`)
    await add(user, 10)
    await expect(
      database.commitAsUser(user, `update public.keywords set status = true where keyword = 'phrase 0'`),
    ).rejects.toMatchObject({ code: 'PT403', message: 'active_key_phrases_reached' })
    expect(await active(user)).toBe(10)
  })

  test('a resume that waits for a downgrade uses the new plan', async () => {
    const user = await database.createUser()
    await setLevel(user, 'premium')
    await add(user, 0)
    const set = (status: boolean) =>
      database.commitAsUser(user, `update public.keywords set status = ${status}`)
    await set(false)
    const downgrade = database.commitAs(
      'service_role',
      null,
      `update public.profiles set subscription_level = 'free' where id = '${user}'; select pg_sleep(0.5)`,
    )
    const isHeld = async () => {
      return database.value(
        `exists (select from pg_stat_activity where wait_event = 'PgSleep' and query like '%${user}%')`,
      )
    }
    await expect.poll(isHeld).toBe(true)
    await expect(set(true)).rejects.toMatchObject({ code: 'PT403', message: 'plan_required' })
    await downgrade
    expect(await active(user)).toBe(0)
  })
})
