import { describe, expect } from 'vitest'
import { pullOn } from './support/pull.ts'
import { trackedDatabase } from './support/tracking.ts'

describe('queues and logs', () => {
  const { database, tracking, test } = trackedDatabase()
  const pull = pullOn(database)

  const today = `(now() at time zone 'UTC')::date`
  const tracked = (_: string, phrase: string) =>
    `(keyword_id, day, state, next_attempt_at) values ('${phrase}', ${today}, 'done', now())`
  const change = (user: string, phrase: string) =>
    `values ('${user}', '${phrase}', '${phrase}', 1, 'put_note')`
  const digest = (user: string) => `values ('${user}', 'daily', ${today}, now(), now())`
  const message = () => `(name, email, message) values ('A', 'a@b.test', 'Hello')`
  const link = (user: string, phrase: string) =>
    `(id, user_id, title, expires_at) values ('${phrase}', '${user}', 'r', now() + interval '3 days')`

  test.for<[time: string, table: string, row: (user: string, phrase: string) => string]>([
    ['7 days', 'private.tracked_days', tracked],
    ['180 days', 'private.applied_mutations', change],
    ['30 days', 'private.digests', digest],
    ['30 days', 'private.measurements', () => `values ('tracker_backlog', '{}', now(), 1)`],
    ['400 days', 'private.measurements', () => `values ('credits_today', '{}', now(), 1)`],
    ['1 day', 'private.address_counts', () => `values ('demo_search', 'hash', ${today}, 1)`],
    ['1 day', 'private.demo_answers', () => `(phrase, day, answer) values ('a', ${today}, '{}')`],
    ['365 days', 'private.contact_messages', message],
    ['30 days', 'private.stripe_events', () => `values ('evt_1', 'invoice.paid', now())`],
    ['30 days', 'private.tracker_runs', () => `(started_at) values (now())`],
    ['3 days', 'public.report_links', link],
  ])('are purged on the day after %s: %s', async ([time, table, row], { user, phrase }) => {
    await database.query(`delete from ${table}`)
    await database.query(`insert into ${table} ${row(user, phrase)}`)
    const countAfter = async (age: string) => {
      await database.query(`select public.purge_old_rows(now() + interval '${age}')`)
      return database.value(`(select count(*)::integer from ${table})`)
    }
    expect(await countAfter(`${time} -1 minute`)).toBe(1)
    expect(await countAfter(`${time} 25 hours`)).toBe(0)
  })

  test('are purged in slices, except for rows in progress', async ({ user }) => {
    const id = await tracking.add(user, { keyword: 'in progress' })
    await database.query(
      `insert into private.tracked_days (keyword_id, day, state, next_attempt_at)
         select '${id}', ${today} - n, case n % 2 when 0 then 'done' else 'failed' end, now()
         from generate_series(8, 17) as n`,
    )
    await database.query(
      `update private.tracked_days set day = day - 20 where keyword_id = '${id}' and state = 'due'`,
    )
    const slice = () => database.value('private.purge_slice(now(), 4)')
    expect([await slice(), await slice(), await slice(), await slice()]).toEqual([4, 4, 2, 0])
    const kept = await database.query(`select state from private.tracked_days where keyword_id = '${id}'`)
    expect(kept).toEqual([{ state: 'due' }])
    await database.query(
      `insert into private.stripe_events select n, 'x', '2020-01-01' from generate_series(1, 5) as n`,
    )
    expect(await database.value('public.purge_old_rows(now(), 2)')).toBe(5)
  })

  test('a device that was away longer than removals are kept compares everything', async ({ user }) => {
    const slice = () => database.value('private.purge_slice(now(), 2)')
    const remove = (...days: number[]) =>
      database.query(
        `insert into public.removed_rows (user_id, relation, row_id, removed_at)
           select '${user}', 'alerts', gen_random_uuid(), now() - n * interval '1 day' from unnest(array[${days}]) as n`,
      )
    const { cursor } = await pull(user)
    await remove(89, 91, 91, 91)
    expect((await pull(user, cursor)).restarts).toBe(false)
    expect([await slice(), await slice(), await slice()]).toEqual([2, 1, 0])
    expect((await pull(user, cursor)).restarts).toBe(true)
    const { cursor: later } = await pull(user)
    expect((await pull(user, later)).restarts).toBe(false)

    // Simulates a restore, after which the row's transaction number is in the future.
    await database.query(
      `update public.removed_rows set changed_in = '9000000000'::xid8 where user_id = '${user}' and relation = '*'`,
    )
    await remove(91)
    expect(await slice()).toBe(1)
    expect((await pull(user, later)).restarts).toBe(true)
  })
})
