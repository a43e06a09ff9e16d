import { beforeAll, describe, expect, test } from 'vitest'
import { lintsSql } from '../doctor/database.ts'
import { archiveSlice } from './support/archives.ts'
import { openPgliteDatabase } from './support/engines.ts'
import { recordChecks } from './support/record-checks.ts'
import { sharedDatabase } from './support/shared-database.ts'
import { stripeSubscription } from './support/stripe-subscription.ts'
import { callEveryOperation } from './support/token-calls.ts'
import { literal, type Row, trackingOn, videos } from './support/tracking.ts'
import { callEveryWebhookFunction } from './support/webhook-calls.ts'
import { wholeDigest } from './support/whole-digest.ts'

// The PostgreSQL tests cover the functions' behaviour.
describe('each function on PGlite', () => {
  const database = sharedDatabase(openPgliteDatabase)
  const tracking = trackingOn(database)
  beforeAll(() => database.query(`set track_functions = 'all'`))

  async function call(expression: string, user: string | null = null): Promise<unknown> {
    const sql = `select ${expression} as answer`
    const [row] = await (user ? database.commitAsUser(user, sql) : database.query(sql))
    return row?.answer
  }

  test('searches and their credits', async () => {
    const user = await tracking.createUser()
    const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const
    for (const id of ids)
      expect(await call(`public.record_search('${id}', '${user}', 'a', 'basic', 'gb')`)).toMatchObject({
        replayed: false,
        search: { state: 'pending' },
      })
    const found = `'[{"word":"b","group_id":"9007199254740993"}]'`
    expect(await call(`public.complete_search('${ids[0]}', '${user}', ${found}, 'tiktok')`)).toMatchObject({
      results: [{ position: 1, word: 'b', group_id: '9007199254740993' }],
    })
    expect(await call(`public.fail_search('${ids[1]}', '${user}', 'internal')`)).toMatchObject({
      search: { state: 'failed' },
    })
    await database.query(
      `update public.search_history set searched_at = now() - interval '11 minutes' where id = '${ids[2]}'`,
    )
    expect(await call('public.expire_pending_searches()')).toBe(1)
    expect(await call(`public.get_monthly_searches('${user}')`, user)).toBe(1)
    expect(await call('(select used from public.my_usage())', user)).toBe(1)
  })

  test('checks of several pages', async () => {
    const { makeUser, record, complete, check, ranks, used } = recordChecks(() => database)
    const user = await makeUser()
    const id = await check(user)
    const { search } = await record(user, { searchId: id, cursor: 'c1' })
    expect(await complete(user, search.id, [3, 4], null)).toMatchObject({ next_cursor: null })
    expect(await ranks(id)).toHaveLength(4)
    expect(await used(user)).toBe(2)
  })

  test('the limits of an address', async () => {
    const search = () => call(`public.take_demo_search('hash', 'Hiking', 1, 9)`) as Promise<{ day: string }>
    const { day } = await search()
    await expect(search()).rejects.toMatchObject({ code: 'PT402', message: 'credits_exhausted' })
    await call(`public.give_back_to_address('demo_search', 'hash', '${day}')`)
    await call(`public.keep_demo_answer('hiking', '{"suggestions":[]}')`)
    expect(await search()).toEqual({ day, id: expect.any(String), answer: { suggestions: [] } })
    await database.query('update private.address_counts set period_start = period_start - 2')
    // Three counts: the visitor's searches without and with refunded ones, and all visitors' requests to TikTok.
    expect(await call('public.forget_addresses()')).toBe(3)
  })

  test('changes from devices', async () => {
    const user = await tracking.createUser('pro')
    const id = await tracking.add(user, { tags: ['autumn'] })
    const other = await tracking.add(user, { keyword: 'trail shoes' })
    await database.commitAsUser(
      user,
      `insert into public.keywords (user_id, keyword, status) values ('${user}', 'paused', false)`,
    )
    const [note, rule, idea, link] = Array.from({ length: 4 }, () => crypto.randomUUID())
    const hash = 'ab'.repeat(32)
    for (const [kind, payload] of [
      ['change_profile', { first_name: 'Ada' }],
      ['add_demo_searches', { searches: [] }],
      ['change_key_phrase', { id, account_name: 'me', competitors: ['rival'], status: true }],
      ['put_note', { id: note, keyword_id: id, day: '2026-11-20', note: 'new sound' }],
      ['delete_note', { id: note }],
      ['add_idea', { id: idea, phrase: 'a', country: 'gb', stage: 'idea' }],
      ['change_idea', { id: idea, stage: 'filming' }],
      ['put_alert_rule', { id: rule, keyword_id: id, kind: 'enters_first', threshold: 3 }],
      ['delete_alert_rule', { id: rule }],
      ['change_alert_settings', { push: true, quiet_from: 22, quiet_until: 7, time_zone: 'Asia/Tokyo' }],
      ['publish_report', { id: link, title: 'a', days: 7, key_hash: hash, content: {} }],
      ['mark_alerts_read', { until: '2026-11-20T10:00:00Z' }],
      ['delete_key_phrase', { id: other }],
    ] as const)
      expect(await tracking.apply(user, kind, payload), kind).toBe('applied')
    expect(await call(`public.read_report('${hash}')`)).toEqual({})
    const late = tracking.apply(user, 'change_key_phrase', { id: other })
    await expect(late).rejects.toMatchObject({ code: 'PT404', message: 'not_found' })
    await tracking.setLevel(user, 'free')
    expect(await tracking.keyPhrase(id)).toMatchObject({
      status: false,
      paused_by_plan: true,
      tags: ['autumn'],
    })
  })

  test('pulls and batches of changes', async () => {
    const user = await tracking.createUser('pro')
    const id = await tracking.add(user)
    const pulled = (await call(`public.pull_changes(null, '{}', true)`, user)) as { cursor: string }
    expect(pulled).toMatchObject({
      restarts: true,
      pages: [{ relation: 'keywords', rows: [{ id }], rest: null }],
      tally: { keywords: [1, Number.parseInt(id.slice(0, 8), 16)], alerts: [0, 0] },
    })
    const changes = [
      { kind: 'delete_key_phrase', payload: { id }, rows: [`keywords/${id}`] },
      { kind: 'become_pro', payload: {}, rows: [] },
    ].map((change, sequence) => ({ ...change, sequence, id: crypto.randomUUID() }))
    const applied = `public.apply_mutations(gen_random_uuid(), ${literal(JSON.stringify(changes))})`
    expect(await call(applied, user)).toMatchObject({
      position: expect.stringMatching(`^${pulled.cursor.split('/')[0]}/`),
      outcomes: [{ outcome: 'applied' }, { outcome: 'refused', code: 'unknown_mutation' }],
    })
    expect(await call(`public.pull_changes('${pulled.cursor}')`, user)).toMatchObject({
      restarts: false,
      pages: [],
      removed: { keywords: [id] },
    })
  })

  test('the daily tracker', async () => {
    const user = await tracking.createUser()
    const id = await tracking.add(user, { account_name: 'creator-7' })
    const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)
    const claim = async (at: string) =>
      (
        await database.query(
          `select keyword_id, day::text, attempt from public.claim_due_key_phrases(9, 60, '${at}')`,
        )
      )[0]
    expect(await claim(`${day(1)}T01:00:00Z`)).toEqual({ keyword_id: id, day: day(1), attempt: 1 })
    const failed = `'${id}', '${day(1)}', 1, 'upstream_timeout', '${day(1)}T01:00:10Z'`
    expect(await call(`public.fail_tracker_result(${failed})`)).toBe('retry')
    expect(await claim(`${day(1)}T02:00:00Z`)).toMatchObject({ attempt: 2 })
    const found = literal(JSON.stringify(videos(12)))
    const stored = `'${id}', '${day(1)}', ${found}, 'tiktok', 'log', 1, '12'`
    expect(await call(`public.store_tracker_result(${stored})`)).toBe('stored')
    expect(await tracking.positions(id)).toMatchObject([{ state: 'done', position: 7 }])
    expect(await claim(`${day(2)}T01:00:00Z`), 'by a worker that vanishes').toMatchObject({ attempt: 1 })
    expect(await claim(`${day(3)}T01:00:00Z`)).toMatchObject({ day: day(3), attempt: 1 })
    expect(await tracking.positions(id)).toMatchObject([{ position: 7 }, { failure_code: 'abandoned' }])

    const run = await call('public.start_tracker_run()')
    expect(await call(`public.finish_tracker_run(${run}, 2, 1, 1, 1)`)).toBe(0)
    await call('public.note_tracker_pace(true)')
    expect(await call('private.tracker_workers_wanted()')).toBe(0)
    await tracking.apply(user, 'delete_key_phrase', { id })
    expect(await database.query(`select id from public.search_history where user_id = '${user}'`)).toEqual([])
  })

  test('alerts and push', async () => {
    const user = await tracking.createUser()
    const keyword = await tracking.add(user, { account_name: 'me' })
    for (const [kind, threshold] of [
      ['moves_up', 3],
      ['failed_twice', null],
      ['level_worse', null],
    ] as const) {
      const rule = { id: crypto.randomUUID(), keyword_id: keyword, kind, threshold }
      await tracking.apply(user, 'put_alert_rule', rule)
    }
    await tracking.apply(user, 'change_alert_settings', { push: true, quiet_from: 2, quiet_until: 3 })
    const foundAt = (place: number) => videos(9, { [place]: { username: 'me' } })
    for (const found of [foundAt(8), foundAt(2), 'a', 'b']) await tracking.check(user, { found })
    const endpoint = 'https://fcm.googleapis.com/1'
    await call(`public.save_push_subscription('${endpoint}', '${'B'.repeat(87)}', '${'a'.repeat(22)}')`, user)
    const noon = new Date().toISOString().replace(/T.*/, 'T12:00:00Z')
    await database.query(`update public.alerts set created_at = '${noon}'::timestamptz - interval '1 minute'`)
    const bundles = (await call(`public.claim_push_bundles(9, '${noon}')`)) as { alerts: Row[] }[]
    expect(bundles).toMatchObject([{ user_id: user, unread: 2, subscriptions: [{ endpoint }] }])
    const alerts = bundles[0]?.alerts ?? []
    expect(alerts.map(({ kind, position }) => [kind, position]).sort()).toEqual([
      ['failed_twice', null],
      ['moves_up', 2],
    ])
    await call(`public.release_push_bundle(array['${alerts[0]?.id}']::uuid[])`)
    expect(await call(`public.claim_push_bundles(9, '${noon}')`)).toMatchObject([{ user_id: user }])
    const told = { user_id: user, language: 'fr', closed: true, subscriptions: [{ endpoint }] }
    expect(await wholeDigest(database, tracking, user, noon)).toMatchObject(told)
    await call(`public.delete_push_subscription('${endpoint}')`, user)
    await call(`public.drop_push_subscription('${endpoint}')`)
    expect(await database.query('select endpoint from private.push_subscriptions')).toEqual([])
  })

  test('payments', async () => {
    const user = await database.createUser()
    expect(await call(`public.link_stripe_customer('${user}', 'cus_1')`)).toBe('cus_1')
    expect(await call(`public.billing_account('${user}')`)).toMatchObject({ customer_id: 'cus_1' })
    const { ticket } = (await call(`public.begin_stripe_reading('evt_1')`)) as { ticket: number }
    const subscription = stripeSubscription('cus_1')
    const reading = `${ticket}, '${JSON.stringify(subscription)}', 'evt_1', 'type'`
    expect(await call(`public.apply_stripe_subscription(${reading})`)).toBe('applied')
    const { first_ticket: round } = (await call('public.begin_reconciliation()')) as { first_ticket: number }
    expect(await call(`public.unread_stripe_subscriptions(${round}, null)`)).toBe('sub_cus_1')
    expect(
      await call(`public.apply_stripe_subscriptions(${round + 1}, '[${JSON.stringify(subscription)}]')`),
    ).toEqual(['applied'])
    await call(`public.keep_reconciliation(${round}, null, null)`)
    expect(await call('private.is_reconciliation_due()')).toBe(false)
    await database.query(`update private.stripe_subscriptions set status = 'canceled'`)
    await call('public.downgrade_to_free()', user)
    const level = () => call(`(select subscription_level from public.profiles)`, user)
    expect(await level()).toBe('free')
    await call('private.switch_plans(false)')
    expect([await call('public.has_plans()'), await level()]).toEqual([false, 'pro'])
    await call('private.switch_plans(true)')
    expect([await call('public.has_plans()'), await level()]).toEqual([true, 'free'])
    expect(Object.keys((await call('public.read_metrics()')) as object)).not.toEqual([])
  })

  test('operators', async () => {
    const user = await tracking.createUser()
    const id = await tracking.add(user)
    expect(await call('public.keep_measurements()')).toBeGreaterThan(0)
    await expect(call('public.operations_overview()', user)).rejects.toMatchObject({ code: 'PT403' })
    await database.query(`insert into private.operators (user_id) values ('${user}')`)
    await database.query(
      `update private.tracked_days set state = 'failed', attempts = 4, failure_code = 'upstream_blocked' where keyword_id = '${id}'`,
    )
    expect(await call('public.operations_overview()', user)).toMatchObject({
      failed_checks: [{ reason: 'upstream_blocked', checks: 1 }],
    })
    expect(await call(`public.retry_failed_checks('upstream_blocked')`, user)).toBe(1)
    await tracking.apply(user, 'delete_key_phrase', { id })
  })

  test('messages', async () => {
    const id = await call(`public.store_contact_message('A', 'a@example.test', 'Hello', 'sender')`)
    await call(`public.mark_contact_message_mailed('${id}')`)
    await database.query(`update private.contact_messages set received_at = now() - interval '3 days'`)
    await call('public.forget_old_traces()')
    await call(`public.purge_old_rows(now() + interval '1 year')`)
    expect(await call('(select sender_hash from private.contact_messages)')).toBeNull()
  })

  test('webhooks', async () => {
    expect(await callEveryWebhookFunction(database, tracking)).toBe('gone')
  })

  test('archives', async () => {
    const user = await tracking.createUser()
    const slice = archiveSlice()
    const importSlice = (part: object, last: boolean) =>
      call(`public.import_archive(gen_random_uuid(), ${literal(JSON.stringify(part))}, ${last})`, user)
    const counts = { searches: 0, checks: 1, key_phrases: 1, positions: 1, notes: 1, alert_rules: 1 }
    expect(await importSlice(slice, false)).toMatchObject(counts)
    expect(await call('public.cancel_import()', user)).toBe(true)
    expect(await call('public.take_imports_back()')).toBe(0)
    expect(await importSlice(slice, true)).toMatchObject(counts)
    const [row] = await database.query(`select status from public.keywords where user_id = '${user}'`)
    expect(row).toEqual({ status: true })
    const scores = await database.query(
      `select distinct vq_score from public.search_ranking_results where user_id = '${user}'`,
    )
    expect(scores).toEqual([{ vq_score: null }])
  })

  test('the advisors’ lints', async () => {
    expect(await database.query(lintsSql)).toEqual([])
  })

  test('account deletion', async () => {
    const user = await tracking.createBrand('acme', 'acme scam')
    await database.query(`update auth.users set email = 'new@keytrail.test' where id = '${user}'`)
    const [profile] = await database.query(`select email from public.profiles where id = '${user}'`)
    expect(profile).toEqual({ email: 'new@keytrail.test' })
    expect(await call(`public.begin_account_deletion('${user}')`)).toBe(true)
    expect(await call('public.delete_accounts()')).toBe(0)
  })

  test('covers every function of the catalogue', async () => {
    expect(await callEveryOperation(database, await tracking.createUser())).toBe('unknown_token')
    await database.query('select pg_stat_force_next_flush()')
    const untouched = await database.query(
      `select oid::regprocedure::text as name from pg_proc
         where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and not exists (select from pg_stat_user_functions where funcid = pg_proc.oid and calls > 0)`,
    )
    // Functions that always raise are not counted.
    expect(untouched.map((row) => row.name).sort()).toEqual([
      'private.refuse(text,text,text)',
      'private.refuse_large_metadata()',
      'private.refuse_missing_row()',
      'private.refuse_write()',
    ])
  })
})
