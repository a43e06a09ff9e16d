import { describe, expect, test } from 'vitest'
import { trackedDatabase, videos } from './support/tracking.ts'

describe('a full inbox', () => {
  const { database, tracking } = trackedDatabase()

  const see = (user: string, day: number, found: boolean) =>
    tracking.check(user, {
      found: videos(36, found ? { 4: { username: 'me' } } : {}),
      at: `2026-11-0${day}T00:00:00Z`,
      nextCursor: 'more',
    })

  /** Creates an account with `alerts` alerts and a rule that raises another when its key phrase is found. */
  async function fill(alerts: number): Promise<string> {
    const user = await tracking.createUser()
    const keyword = await tracking.add(user, { account_name: 'me' })
    await tracking.addRule(user, keyword, 'found')
    const check = await see(user, 1, false)
    await database.query(
      `insert into public.alerts (user_id, keyword_id, search_id, kind, threshold, created_at)
         select '${user}', '${keyword}', '${check}', 'moves_up', n, now() - n * interval '1 hour'
         from generate_series(1, ${alerts}) as n`,
    )
    return user
  }

  test('keeps the newest 500', async () => {
    const user = await fill(520)
    await see(user, 2, true)
    const kept = await database.query(
      `select kind, threshold from public.alerts where user_id = '${user}' order by created_at`,
    )
    expect(kept).toHaveLength(500)
    expect(kept.at(-1)).toMatchObject({ kind: 'found' })
    expect(kept[0]).toMatchObject({ threshold: 499 })
  })

  test('is not locked by a check', async () => {
    const user = await fill(500)
    await see(user, 2, false)
    await see(user, 3, true)
    expect(await tracking.count('public.alerts', user)).toBe(500)
    const locked = `select from public.alerts where user_id = '${user}' and xmax <> '0'`
    expect(await database.query(locked)).toEqual([])
  })
})
