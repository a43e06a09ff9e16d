import { describe, expect, test } from 'vitest'
import { pushServices } from '../functions/_shared/push/push-sender.ts'
import { trackedDatabase } from './support/tracking.ts'

describe('the limits of an account', () => {
  const { database, tracking } = trackedDatabase()

  const asUser = (user: string, sql: string) => database.commitAsUser(user, sql)
  const insertPhrases = (user: string, from: number, to: number) =>
    asUser(
      user,
      `insert into public.keywords (user_id, keyword, status)
         select '${user}', 'phrase ' || n, false from generate_series(${from}, ${to}) as n`,
    )
  test('a paused key phrase never bypasses the free plan', async () => {
    const user = await tracking.createUser('free')
    const refused = { code: 'PT403', message: 'plan_required' }
    await expect(insertPhrases(user, 1, 1)).rejects.toMatchObject(refused)
    await expect(tracking.add(user, { status: false })).rejects.toMatchObject(refused)
    expect(await tracking.count('public.keywords', user)).toBe(0)
  })

  test('allow five hundred key phrases, paused ones included, in parallel too', async () => {
    const user = await tracking.createUser('pro')
    await insertPhrases(user, 1, 499)
    const full = { code: 'PT422', message: 'too_many_key_phrases' }
    await expect(insertPhrases(user, 500, 501)).rejects.toMatchObject(full)
    // Opens the connections, so that the last inserts are really parallel.
    await Promise.all(Array.from({ length: 20 }, () => database.query('select pg_sleep(0.1)')))
    const last = Array.from({ length: 20 }, (_, n) => insertPhrases(user, 600 + n, 600 + n))
    const added = (await Promise.allSettled(last)).filter(({ status }) => status === 'fulfilled')
    expect(added).toHaveLength(1)
    await expect(tracking.add(user, { keyword: 'one more' })).rejects.toMatchObject(full)
    expect(await tracking.count('public.keywords', user)).toBe(500)
  })

  test('cap the user metadata at 16 kB', async () => {
    const user = await tracking.createUser('free')
    const write = (bytes: number) =>
      database.query(
        `update auth.users set raw_user_meta_data = jsonb_build_object('a', repeat('x', ${bytes})) where id = '${user}'`,
      )
    await write(16_000)
    await expect(write(16_400)).rejects.toMatchObject({ message: 'user_metadata_too_large' })
  })

  test('cap notes and alerts, but existing ones can still change', async () => {
    const user = await tracking.createUser('pro')
    const phrase = await tracking.add(user)
    await database.query(
      `insert into public.key_phrase_notes (id, user_id, keyword_id, day, note)
         select gen_random_uuid(), '${user}', '${phrase}', '2026-01-01', 'n' from generate_series(1, 1999)`,
    )
    const note = { id: crypto.randomUUID(), keyword_id: phrase, day: '2026-11-01', note: 'the last one' }
    await tracking.apply(user, 'put_note', note)
    await tracking.apply(user, 'put_note', { ...note, note: 'changed' })
    await expect(
      tracking.apply(user, 'put_note', { ...note, id: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'PT422', message: 'too_many_notes' })

    const rule = { keyword_id: phrase, kind: 'moves_up' }
    const ids = Array.from({ length: 30 }, () => crypto.randomUUID())
    for (const [n, id] of ids.entries())
      await tracking.apply(user, 'put_alert_rule', { ...rule, id, threshold: n + 1 })
    await tracking.apply(user, 'put_alert_rule', { ...rule, id: ids[0], threshold: 99 })
    await expect(
      tracking.apply(user, 'put_alert_rule', { ...rule, id: crypto.randomUUID(), threshold: 50 }),
    ).rejects.toMatchObject({ code: 'PT422', message: 'too_many_alert_rules' })
  })

  test('postpone changes over the daily limit to tomorrow', async () => {
    const user = await tracking.createUser('pro')
    await tracking.use(user, 'mutations', 4999)
    await tracking.apply(user, 'change_profile', { first_name: 'Ada' })
    await expect(tracking.apply(user, 'change_profile', { first_name: 'Eve' })).rejects.toMatchObject({
      code: 'PT429',
      message: 'too_many_changes',
    })
    await database.query(`update private.account_counts set day = day - 1 where user_id = '${user}'`)
    expect(await tracking.apply(user, 'change_profile', { first_name: 'Eve' })).toBe('applied')
    expect(
      await database.query(`select used::integer from private.account_counts where user_id = '${user}'`),
    ).toEqual([{ used: 1 }])
  })

  test('count key phrases inserted and deleted directly like changes of a device', async () => {
    const user = await tracking.createUser('pro')
    await tracking.use(user, 'mutations', 4997)
    await tracking.add(user)
    await insertPhrases(user, 1, 2)
    await asUser(user, `delete from public.keywords where user_id = '${user}'`)
    const tomorrow = { code: 'PT429', message: 'too_many_changes' }
    await expect(insertPhrases(user, 3, 3)).rejects.toMatchObject(tomorrow)
    await expect(tracking.add(user)).rejects.toMatchObject(tomorrow)
    expect(await tracking.count('public.removed_rows', user)).toBe(3)
  })

  test('cap failed searches, which cost nothing', async () => {
    const user = await tracking.createUser('pro')
    const search = () =>
      database.query(`select public.record_search(gen_random_uuid(), '${user}', 'a', 'basic', 'gb')`)
    await tracking.use(user, 'searches', 4999)
    await search()
    await expect(search()).rejects.toMatchObject({ code: 'PT429', message: 'upstream_rate_limited' })
  })

  test('allow only the sender’s push services, and no test service', async () => {
    const rows = await database.query('select host, is_test from private.push_services order by host')
    expect(rows).toEqual(pushServices.map((host) => ({ host, is_test: false })))
  })

  test.each([
    'http://127.0.0.1:3401/push',
    'https://169.254.169.254/latest/meta-data',
    'https://127.0.0.1.nip.io/1',
    'https://localtest.me/1',
    'http://fcm.googleapis.com/1',
    'https://fcm.googleapis.com:8443/1',
    'https://fcm.googleapis.com.evil.test/1',
    'https://evil.test/https://fcm.googleapis.com/1',
    'https://user@fcm.googleapis.com/1',
    'https://notfcm.googleapis.com/1',
  ])('refuse %s as a push service', async (endpoint) => {
    const user = await tracking.createUser()
    const keys = `'${'B'.repeat(87)}', '${'a'.repeat(22)}'`
    await expect(
      asUser(user, `select public.save_push_subscription('${endpoint}', ${keys})`),
    ).rejects.toMatchObject({ code: 'PT422', message: 'invalid_change' })
  })

  test.each([
    [
      'a change',
      `select public.apply_mutation(gen_random_uuid(), gen_random_uuid(), 1, 'change_profile', '{}')`,
    ],
    ['changes', `select public.apply_mutations(gen_random_uuid(), '[]')`],
    ['a pull', 'select public.pull_changes()'],
  ])('respond with a clear error to a token that outlives its account: %s', async (_, statement) => {
    const user = await tracking.createUser()
    await database.query(`delete from auth.users where id = '${user}'`)
    await expect(asUser(user, statement)).rejects.toMatchObject({ code: 'PT410', message: 'account_deleted' })
  })

  test('no function exposes database errors to a client', async () => {
    // The excluded functions return only the texts of our own refusals, which other tests check
    // (apply-mutations.test.ts, tests/api).
    const telling = await database.query(
      `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and prosrc ~* 'sqlerrm|pg_exception_(detail|context|hint)|get stacked diagnostics'
         and proname not in ('apply_mutations', 'call_with_token')`,
    )
    expect(telling).toEqual([])
    const user = await tracking.createUser()
    const note = { id: 'no uuid', keyword_id: await tracking.add(user), day: '2026-11-01', note: 'n' }
    const refusal = await tracking.apply(user, 'put_note', note).catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      code: 'PT422',
      message: 'invalid_change',
    })
    expect((refusal as { detail?: string }).detail).toBeUndefined()
  })
})
