import { beforeAll, describe, expect, test } from 'vitest'
import { sharedDatabase } from './support/shared-database.ts'
import { trackingOn } from './support/tracking.ts'

describe('queues and logs', () => {
  const database = sharedDatabase()
  const tracking = trackingOn(database)
  let user: string
  let phrase: string
  beforeAll(async () => {
    user = await tracking.createUser()
    phrase = await tracking.add(user)
  })

  const count = async (table: string) =>
    Number(await database.value(`(select count(*)::integer from ${table})`))
  const slice = (rows: number) => database.value(`private.purge_slice(now(), ${rows})`)
  const purge = (rows = 5000) => database.value(`public.purge_old_rows(now(), ${rows})`)

  test('keep rows while they are needed', async () => {
    await database.query(
      `insert into private.tracked_days (keyword_id, day, state, next_attempt_at)
         select '${phrase}', (now() at time zone 'UTC')::date - n, 'done', now() from generate_series(1, 7) as n`,
    )
    await database.query(
      `insert into private.measurements (name, measured_at, value)
         values ('tracker_backlog', now() - interval '29 days', 1), ('credits_today', now() - interval '399 days', 1)`,
    )
    await database.query(
      `insert into public.removed_rows (user_id, relation, row_id, removed_at)
         values ('${user}', 'keywords', gen_random_uuid(), now() - interval '89 days')`,
    )
    await database.query(
      `update private.applied_mutations set applied_at = now() - interval '179 days' where user_id = '${user}'`,
    )
    expect(await purge()).toBe(0)
  })

  test('purge expired rows in slices, and keep those in progress', async () => {
    await database.query(
      `insert into private.tracked_days (keyword_id, day, state, next_attempt_at)
         select '${phrase}', (now() at time zone 'UTC')::date - n, case n % 2 when 0 then 'done' else 'failed' end, now()
         from generate_series(8, 17) as n`,
    )
    expect([await slice(4), await slice(4), await slice(4), await slice(4)]).toEqual([4, 4, 2, 0])
    expect(
      await database.query(
        `select state from private.tracked_days where keyword_id = '${phrase}' and state = 'due'`,
      ),
    ).toHaveLength(1)

    await database.query(
      `insert into private.measurements (name, measured_at, value)
         values ('tracker_backlog', now() - interval '31 days', 1), ('credits_today', now() - interval '401 days', 1)`,
    )
    for (const keyword of ['one', 'two', 'three']) await tracking.add(user, { keyword })
    await database.query(
      `update private.applied_mutations set applied_at = now() - interval '181 days'
         where applied_at > now() - interval '1 day' and user_id = '${user}'`,
    )
    const before = await count('private.applied_mutations')
    expect(await purge(2)).toBe(5)
    expect(await count('private.applied_mutations')).toBe(before - 3)
    expect(await count('private.measurements')).toBe(2)
  })

  test('a device that was away longer than removals are kept compares everything', async () => {
    const pull = async (cursor: string | null) =>
      (
        await database.queryAs(
          'authenticated',
          user,
          `select public.pull_changes(${cursor === null ? 'null' : `'${cursor}'`}) as pulled`,
        )
      )[0]?.pulled as { cursor: string; restarts: boolean }
    const { cursor } = await pull(null)
    for (let n = 0; n < 3; n += 1)
      await database.query(
        `insert into public.removed_rows (user_id, relation, row_id, removed_at)
           values ('${user}', 'alerts', gen_random_uuid(), now() - interval '91 days')`,
      )
    expect((await pull(cursor)).restarts).toBe(false)
    expect([await slice(2), await slice(2), await slice(2)]).toEqual([2, 1, 0])
    expect((await pull(cursor)).restarts).toBe(true)
    const { cursor: later } = await pull(null)
    expect((await pull(later)).restarts).toBe(false)

    // After a restore, the row's transaction number is in the future.
    await database.query(
      `update public.removed_rows set changed_in = '9000000000'::xid8 where user_id = '${user}' and relation = '*'`,
    )
    await database.query(
      `insert into public.removed_rows (user_id, relation, row_id, removed_at)
         values ('${user}', 'alerts', gen_random_uuid(), now() - interval '91 days')`,
    )
    expect(await slice(2)).toBe(1)
    expect((await pull(later)).restarts).toBe(true)
  })
})
