import { describe, expect, test } from 'vitest'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { trackedDatabase } from './support/tracking.ts'

describe('active key phrases', () => {
  const { database, tracking } = trackedDatabase()

  const add = (user: string, n: number) =>
    database.commitAsUser(user, `insert into public.keywords (keyword) values ('new ${n}')`)

  const active = (user: string) =>
    database.value(`(select count(*)::integer from public.keywords where user_id = '${user}' and status)`)

  test.each([
    ['free', 0],
    ['premium', 10],
    ['pro', 50],
  ])('100 parallel adds and resumes on %s end at %i', async (level, limit) => {
    const user = await tracking.createUser('pro')
    await tracking.insertPhrases(user, 50, false)
    await tracking.setLevel(user, level)
    const resume = (n: number) =>
      database.commitAsUser(user, `update public.keywords set status = true where keyword = 'phrase ${n}'`)
    const { errors } = await callAtOnce(100, (n) => (n % 2 ? add(user, n) : resume(n / 2 + 1)))
    const message = limit === 0 ? 'plan_required' : 'active_key_phrases_reached'
    expect(errors.map((error) => error.message)).toEqual(Array(100 - limit).fill(message))
    expect(await active(user)).toBe(limit)
  })

  test('a resume that waits for a downgrade uses the new plan', async () => {
    const user = await tracking.createUser('premium')
    await add(user, 0)
    const set = (status: boolean) =>
      database.commitAsUser(user, `update public.keywords set status = ${status}`)
    await set(false)
    const downgraded = await tracking.holdDowngrade(user)
    await expectRefusal(set(true), 'plan_required')
    await downgraded()
    expect(await active(user)).toBe(0)
  })
})
