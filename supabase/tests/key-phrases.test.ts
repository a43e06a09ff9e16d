import { describe, expect, test } from 'vitest'
import { trackedDatabase } from './support/tracking.ts'

describe('active key phrases', () => {
  const { database, tracking } = trackedDatabase()

  const add = (user: string, n: number) =>
    database.commitAsUser(user, `insert into public.keywords (keyword) values ('phrase ${n}')`)

  const active = (user: string) =>
    database.value(`(select count(*)::integer from public.keywords where user_id = '${user}' and status)`)

  test.each([
    ['free', 0],
    ['premium', 10],
    ['pro', 50],
  ])('100 parallel adds and resumes on %s end at %i', async (level, limit) => {
    const user = await tracking.createUser('pro')
    await database.query(
      `insert into public.keywords (user_id, keyword, status)
         select '${user}', 'paused ' || n, false from generate_series(1, 50) as n`,
    )
    await tracking.setLevel(user, level)
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

  test('a resume that waits for a downgrade uses the new plan', async () => {
    const user = await tracking.createUser('premium')
    await add(user, 0)
    const set = (status: boolean) =>
      database.commitAsUser(user, `update public.keywords set status = ${status}`)
    await set(false)
    const downgraded = await tracking.holdDowngrade(user)
    await expect(set(true)).rejects.toMatchObject({ code: 'PT403', message: 'plan_required' })
    await downgraded()
    expect(await active(user)).toBe(0)
  })
})
