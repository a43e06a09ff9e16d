import { describe, expect, test } from 'vitest'
import { sharedDatabase } from './support/shared-database.ts'

describe('active key phrases', () => {
  const database = sharedDatabase()

  const add = (user: string, n: number) =>
    database.commitAs('authenticated', user, `insert into public.keywords (keyword) values ('phrase ${n}')`)

  async function active(user: string): Promise<unknown> {
    const [row] = await database.query(
      `select count(*)::integer as active from public.keywords where user_id = '${user}' and status`,
    )
    return row?.active
  }

  test.each([
    ['free', 0],
    ['premium', 10],
    ['pro', 50],
  ])('100 parallel adds on %s end at %i', async (level, limit) => {
    const user = await database.createUser()
    await database.query(`update public.profiles set subscription_level = '${level}' where id = '${user}'`)
    const results = await Promise.allSettled(Array.from({ length: 100 }, (_, n) => add(user, n)))
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refusals).toHaveLength(100 - limit)
    for (const refusal of refusals) expect(refusal.code).toBe('PT403')
    expect(await active(user)).toBe(limit)
  })

  test('a paused phrase does not count, and resuming it is limited too', async () => {
    const user = await database.createUser()
    await database.query(`update public.profiles set subscription_level = 'premium' where id = '${user}'`)
    for (let n = 0; n < 10; n += 1) await add(user, n)
    await database.commitAs(
      'authenticated',
      user,
      `update public.keywords set status = false where keyword = 'phrase 0'`,
    )
    await add(user, 10)
    await expect(
      database.commitAs(
        'authenticated',
        user,
        `update public.keywords set status = true where keyword = 'phrase 0'`,
      ),
    ).rejects.toMatchObject({ code: 'PT403', message: 'active_key_phrases_reached' })
    expect(await active(user)).toBe(10)
  })

  test('a resume that waits for a downgrade uses the new plan', async () => {
    const user = await database.createUser()
    await database.query(`update public.profiles set subscription_level = 'premium' where id = '${user}'`)
    await add(user, 0)
    const set = (status: boolean) =>
      database.commitAs('authenticated', user, `update public.keywords set status = ${status}`)
    await set(false)
    const downgrade = database.commitAs(
      'service_role',
      null,
      `update public.profiles set subscription_level = 'free' where id = '${user}'; select pg_sleep(0.5)`,
    )
    const isHeld = async () => {
      const [row] = await database.query(
        `select exists (select from pg_stat_activity where wait_event = 'PgSleep' and query like '%${user}%') as held`,
      )
      return row?.held
    }
    await expect.poll(isHeld).toBe(true)
    await expect(set(true)).rejects.toMatchObject({ code: 'PT403', message: 'plan_required' })
    await downgrade
    expect(await active(user)).toBe(0)
  })
})
