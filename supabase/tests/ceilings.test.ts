import { describe, expect } from 'vitest'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { trackedDatabase } from './support/tracking.ts'

describe('the limits of an account', () => {
  const { database, tracking, test } = trackedDatabase()

  const insertPhrases = (user: string, from: number, to: number) =>
    database.commitAsUser(
      user,
      `insert into public.keywords (user_id, keyword, status)
         select '${user}', 'phrase ' || n, false from generate_series(${from}, ${to}) as n`,
    )

  test('a paused key phrase never bypasses the free plan', async ({ freeUser: user }) => {
    await expectRefusal(insertPhrases(user, 1, 1), 'plan_required')
    await expectRefusal(tracking.add(user, { status: false }), 'plan_required')
    expect(await tracking.count('public.keywords', user)).toBe(0)
  })

  const add = (user: string, n: number) =>
    database.commitAsUser(user, `insert into public.keywords (keyword) values ('new ${n}')`)

  test.for([
    ['free', 0],
    ['premium', 10],
    ['pro', 50],
  ] as const)('100 parallel adds and resumes on %s end at %i', async ([level, limit], { user }) => {
    await tracking.insertPhrases(user, 50, false)
    await tracking.setLevel(user, level)
    const resume = (n: number) =>
      database.commitAsUser(user, `update public.keywords set status = true where keyword = 'phrase ${n}'`)
    const { errors } = await callAtOnce(100, (n) => (n % 2 ? add(user, n) : resume(n / 2 + 1)))
    const message = limit === 0 ? 'plan_required' : 'active_key_phrases_reached'
    expect(errors.map((error) => error.message)).toEqual(Array(100 - limit).fill(message))
    expect(await tracking.countActive(user)).toBe(limit)
  })

  test('a resume that waits for a downgrade uses the new plan', async ({ premiumUser: user }) => {
    await add(user, 0)
    const set = (status: boolean) =>
      database.commitAsUser(user, `update public.keywords set status = ${status}`)
    await set(false)
    const downgraded = await tracking.holdDowngrade(user)
    await expectRefusal(set(true), 'plan_required')
    await downgraded()
    expect(await tracking.countActive(user)).toBe(0)
  })

  test('allow five hundred key phrases, paused ones included, in parallel too', async ({ user }) => {
    await insertPhrases(user, 1, 499)
    await expectRefusal(insertPhrases(user, 500, 501), 'too_many_key_phrases')
    // Opens the connections, so that the last inserts are really parallel.
    await callAtOnce(20, () => database.query('select pg_sleep(0.1)'))
    const { values: added } = await callAtOnce(20, (n) => insertPhrases(user, 600 + n, 600 + n))
    expect(added).toHaveLength(1)
    await expectRefusal(tracking.add(user, { keyword: 'one more' }), 'too_many_key_phrases')
    expect(await tracking.count('public.keywords', user)).toBe(500)
  })

  test('cap the user metadata at 16 kB', async ({ freeUser: user }) => {
    const write = (bytes: number) =>
      database.query(
        `update auth.users set raw_user_meta_data = jsonb_build_object('a', repeat('x', ${bytes})) where id = '${user}'`,
      )
    await write(16_000)
    await expect(write(16_400)).rejects.toMatchObject({ message: 'user_metadata_too_large' })
  })

  test('cap notes and alerts, but existing ones can still change', async ({ user, phrase }) => {
    await database.query(
      `insert into public.key_phrase_notes (id, user_id, keyword_id, day, note)
         select gen_random_uuid(), '${user}', '${phrase}', '2026-01-01', 'n' from generate_series(1, 1999)`,
    )
    const last = await tracking.addNote(user, phrase)
    await tracking.addNote(user, phrase, { id: last, note: 'changed' })
    await expectRefusal(tracking.addNote(user, phrase), 'too_many_notes')

    for (let n = 1; n < 30; n += 1) await tracking.addRule(user, phrase, 'moves_up', n)
    const id = await tracking.addRule(user, phrase, 'moves_up', 30)
    const changed = { id, keyword_id: phrase, kind: 'moves_up', threshold: 99 }
    await tracking.apply(user, 'put_alert_rule', changed)
    await expectRefusal(tracking.addRule(user, phrase, 'moves_up', 50), 'too_many_alert_rules')
  })

  test('postpone changes over the daily limit to tomorrow', async ({ user }) => {
    await tracking.use(user, 'mutations', 4999)
    await tracking.apply(user, 'change_profile', { first_name: 'Ada' })
    const change = () => tracking.apply(user, 'change_profile', { first_name: 'Eve' })
    await expectRefusal(change(), 'too_many_changes')
    await database.query(`update private.account_counts set day = day - 1 where user_id = '${user}'`)
    expect(await change()).toBe('applied')
    expect(await tracking.readUse(user, 'mutations')).toBe(1)
  })

  test('count key phrases inserted and deleted directly like changes of a device', async ({ user }) => {
    await tracking.use(user, 'mutations', 4997)
    await tracking.add(user)
    await insertPhrases(user, 1, 2)
    await database.commitAsUser(user, `delete from public.keywords where user_id = '${user}'`)
    await expectRefusal(insertPhrases(user, 3, 3), 'too_many_changes')
    await expectRefusal(tracking.add(user), 'too_many_changes')
    expect(await tracking.count('public.removed_rows', user)).toBe(3)
  })

  test('cap failed searches, which cost nothing', async ({ user }) => {
    await tracking.use(user, 'searches', 4999)
    await tracking.startSearch(user)
    await expectRefusal(tracking.startSearch(user), 'upstream_rate_limited')
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])('accept %s as a push service', async (endpoint) => {
    expect(await database.value(`private.is_push_service('${endpoint}')`)).toBe(true)
  })

  test('allow no push service of a test', async () => {
    expect(await database.query('select from private.push_services where is_test')).toEqual([])
  })

  test.for([
    'http://127.0.0.1:3401/push',
    'https://169.254.169.254/latest/meta-data',
    'http://fcm.googleapis.com/1',
    'https://fcm.googleapis.com:8443/1',
    'https://fcm.googleapis.com.evil.test/1',
    'https://evil.test/https://fcm.googleapis.com/1',
    'https://user@fcm.googleapis.com/1',
    'https://user:password@fcm.googleapis.com/1',
    'nonsense',
    'https://notfcm.googleapis.com/1',
  ])('refuse %s as a push service', async (endpoint, { user }) => {
    await expectRefusal(tracking.subscribe(user, endpoint), 'invalid_change')
  })

  test.for([
    `apply_mutation(gen_random_uuid(), gen_random_uuid(), 1, 'change_profile', '{}')`,
    `apply_mutations(gen_random_uuid(), '[]')`,
    'pull_changes()',
  ])('respond with a clear error to a token that outlives its account: %s', async (call, { user }) => {
    await database.query(`delete from auth.users where id = '${user}'`)
    await expectRefusal(database.valueAs(user, `public.${call}`), 'account_deleted')
  })

  test('no function exposes database errors to a client', async ({ user, phrase }) => {
    // The excluded functions return only the texts of our own refusals, which other tests check.
    const telling = await database.query(
      `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and prosrc ~* 'sqlerrm|pg_exception_(detail|context|hint)|get stacked diagnostics'
         and proname not in ('apply_mutations', 'call_with_token')`,
    )
    expect(telling).toEqual([])
    const note = tracking.addNote(user, phrase, { id: 'no uuid' })
    const refusal = await note.catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'PT422', message: 'invalid_change' })
    expect((refusal as { detail?: string }).detail).toBeUndefined()
  })
})
