import { beforeAll, describe, expect } from 'vitest'
import { archiveSlice } from './support/archives.ts'
import { openPgliteDatabase } from './support/engines.ts'
import { recordChecks } from './support/record-checks.ts'
import { stripeSubscription } from './support/stripe-subscription.ts'
import { literal, type Row, trackedDatabase, videos } from './support/tracking.ts'

// These tests only run each function on PGlite. The tests on PostgreSQL check the results.
describe('each function on PGlite', () => {
  const { database, tracking, test } = trackedDatabase(openPgliteDatabase)
  beforeAll(() => database.query(`set track_functions = 'all'`))

  const call = <Value = unknown>(expression: string) => database.value<Value>(`public.${expression}`)
  const callAs = <Value = unknown>(user: string, expression: string) =>
    database.valueAs<Value>(user, `public.${expression}`)
  const json = (value: unknown) => literal(JSON.stringify(value))
  const newIds = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())

  test('searches and their credits', async ({ user }) => {
    await tracking.completeSearch(user, await tracking.startSearch(user))
    await call(`fail_search('${await tracking.startSearch(user)}', '${user}', 'internal')`)
    await tracking.makeLate(await tracking.startSearch(user))
    expect(await call('expire_pending_searches()')).toBe(1)
    expect(await callAs(user, `get_monthly_searches('${user}')`)).toBe(1)
  })

  test('checks of several pages', async () => {
    const { record, complete, check, ranks } = recordChecks(database)
    const user = await tracking.createUser()
    const id = await check(user)
    const { search } = await record(user, { searchId: id, cursor: 'c1' })
    await complete(user, search.id, [3, 4], null)
    expect(await ranks(id)).toHaveLength(4)
  })

  test('the limits of an address', async () => {
    const { day } = await call<{ day: string }>(`take_demo_search('hash', 'Hiking', 1, 9)`)
    await call(`give_back_to_address('demo_search', 'hash', '${day}')`)
    await call(`keep_demo_answer('hiking', '{"suggestions":[]}')`)
    await database.query('update private.address_counts set period_start = period_start - 2')
    expect(await call('purge_old_rows()')).toBe(3)
  })

  test('changes from devices', async ({ user }) => {
    const id = await tracking.add(user, { tags: ['autumn'] })
    const other = await tracking.add(user, { keyword: 'trail shoes' })
    await database.commitAsUser(
      user,
      `insert into public.keywords (keyword, status) values ('paused', false)`,
    )
    const [note, rule, idea, link] = newIds(4)
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
    expect(await call(`read_report('${hash}')`)).toEqual({})
    await tracking.setLevel(user, 'free')
    expect(await tracking.keyPhrase(id)).toMatchObject({ status: false, paused_by_plan: true })
    const changes = [{ id: crypto.randomUUID(), sequence: 1, kind: 'become_pro', payload: {}, rows: [] }]
    expect(await callAs(user, `apply_mutations(gen_random_uuid(), ${json(changes)})`)).toMatchObject({
      outcomes: [{ outcome: 'refused', code: 'unknown_mutation' }],
    })
    expect(await callAs(user, `pull_changes(null, '{}', true)`)).toMatchObject({
      restarts: true,
      tally: { keywords: [2, expect.any(Number)] },
    })
  })

  test('the daily tracker', async ({ user }) => {
    const id = await tracking.add(user, { account_name: 'creator-7' })
    const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)
    const claim = (at: string) => database.query(`select public.claim_due_key_phrases(9, 60, '${at}')`)
    await claim(`${day(1)}T01:00:00Z`)
    await call(`fail_tracker_result('${id}', '${day(1)}', 1, 'upstream_timeout', '${day(1)}T01:00:10Z')`)
    await claim(`${day(1)}T02:00:00Z`)
    await call(`store_tracker_result('${id}', '${day(1)}', ${json(videos(12))}, 'tiktok', 'log', 1, '12')`)
    await claim(`${day(2)}T01:00:00Z`)
    await claim(`${day(3)}T01:00:00Z`)
    expect(await tracking.positions(id)).toMatchObject([{ position: 7 }, { failure_code: 'abandoned' }])
    await call(`finish_tracker_run(${await call('start_tracker_run()')}, 2, 1, 1, 1)`)
    await call('note_tracker_pace(true)')
    expect(await database.value('private.tracker_workers_wanted()')).toBe(0)
    for (const status of [false, true]) await tracking.setStatus(user, id, status)
  })

  test('alerts, pushes and digests', async ({ user }) => {
    const keyword = await tracking.add(user, { account_name: 'me' })
    await tracking.addRule(user, keyword, 'moves_up', 3)
    for (const kind of ['failed_twice', 'level_worse']) await tracking.addRule(user, keyword, kind)
    const settings = { push: true, daily_push: true, daily_mail: true, quiet_from: 2, quiet_until: 3 }
    await tracking.apply(user, 'change_alert_settings', { ...settings, daily_push: false })
    const foundAt = (place: number) => videos(9, { [place]: { username: 'me' } })
    for (const found of [foundAt(8), foundAt(2), 'a', 'b']) await tracking.check(user, { found })
    const endpoint = 'https://fcm.googleapis.com/1'
    await tracking.subscribe(user, endpoint)
    const noon = new Date().toISOString().replace(/T.*/, 'T12:00:00Z')
    await database.query(`update public.alerts set created_at = '${noon}'::timestamptz - interval '1 minute'`)
    const [bundle] = await call<{ alerts: Row[] }[]>(`claim_push_bundles(9, '${noon}')`)
    expect(bundle?.alerts.map(({ kind }) => kind).sort()).toEqual(['failed_twice', 'moves_up'])
    await call(`release_push_bundle(array['${bundle?.alerts[0]?.id}']::uuid[])`)
    await tracking.apply(user, 'change_alert_settings', settings)
    expect(await call(`claim_digests(9, '${noon}')`)).toMatchObject([{ user_id: user }])
    const digest = `'${user}', 'daily', '${noon.slice(0, 10)}'`
    expect(await call(`close_digest(${digest})`)).toBe(true)
    await call(`reopen_digest(${digest})`)
    await call(`stop_mail('${user}', 'daily')`)
    await callAs(user, `delete_push_subscription('${endpoint}')`)
    await call(`drop_push_subscription('${endpoint}')`)
  })

  test('payments and operators', async ({ freeUser: user }) => {
    await call(`link_stripe_customer('${user}', 'cus_1')`)
    expect(await call(`billing_account('${user}')`)).toMatchObject({ customer_id: 'cus_1' })
    const { ticket } = await call<{ ticket: number }>(`begin_stripe_reading('evt_1')`)
    const paid = stripeSubscription('cus_1')
    expect(await call(`apply_stripe_subscription(${ticket}, ${json(paid)}, 'evt_1', 'x')`)).toBe('applied')
    const { first_ticket: round } = await call<{ first_ticket: number }>('begin_reconciliation()')
    expect(await call(`unread_stripe_subscriptions(${round}, null)`)).toBe('sub_cus_1')
    await call(`apply_stripe_subscriptions(${round + 1}, ${json([paid])})`)
    await call(`keep_reconciliation(${round}, null, null)`)
    expect(await database.value('private.is_reconciliation_due()')).toBe(false)
    await database.query(`update private.stripe_subscriptions set status = 'canceled'`)
    await callAs(user, 'downgrade_to_free()')
    await database.value('private.switch_plans(false)')
    expect([await call('has_plans()'), await tracking.readLevel(user)]).toEqual([false, 'pro'])
    await database.value('private.switch_plans(true)')
    expect(await tracking.readLevel(user)).toBe('free')

    await database.query(`insert into private.operators (user_id) values ('${user}')`)
    expect(await call('keep_measurements()')).toBeGreaterThan(0)
    expect(await callAs(user, 'operations_overview()')).toMatchObject({ failed_checks: [] })
    expect(await callAs(user, `retry_failed_checks('upstream_blocked')`)).toBe(0)
  })

  test('messages', async () => {
    const id = await call(`store_contact_message('A', 'a@example.test', 'Hello', 'sender')`)
    await call(`mark_contact_message_mailed('${id}')`)
    await call(`purge_old_rows(now() + interval '1 year')`)
  })

  test('webhooks', async ({ user }) => {
    const created = `'https://hooks.test/', 'whsec_${'A'.repeat(32)}', '{check.finished,digest.daily}'`
    const id = await callAs(user, `create_webhook(${created})`)
    await tracking.check(user, { found: videos(1) })
    expect(await database.value('private.are_webhooks_due()')).toBe(true)
    const [delivery] = await call<Row[]>('claim_webhook_deliveries(20)')
    const settled = await call(`settle_webhook_delivery('${delivery?.id}', 410, null)`)
    expect(settled).toMatchObject({ because: 'gone' })
    await call(`claim_webhook_test('${user}', '${id}')`)
    await callAs(user, `enable_webhook('${id}')`)
    await callAs(user, 'my_webhooks()')
    await callAs(user, `delete_webhook('${id}')`)
  })

  test('archives', async ({ user }) => {
    const counts = { searches: 0, checks: 1, key_phrases: 1, positions: 1, notes: 1, alert_rules: 1 }
    const slice = archiveSlice()
    expect(await tracking.importArchive(user, slice, { last: false })).toMatchObject(counts)
    expect(await callAs(user, 'cancel_import()')).toBe(true)
    expect(await call('take_imports_back()')).toBe(0)
    expect(await tracking.importArchive(user, slice)).toMatchObject(counts)
  })

  test('brand words and account deletion', async ({ user }) => {
    const brand_words = { names: ['acme'], country: 'gb', unwelcome: ['scam'] }
    await tracking.apply(user, 'change_profile', { brand_words })
    for (const [day, word] of ['acme', 'acme scam'].entries())
      await database.query(
        `select public.settle_brand_lookup(id, '[{"word": "${word}", "group_id": "en"}]', 'sample', null, null, at)
           from (select now() + interval '${day + 1} days' as at) as day,
             public.claim_brand_lookups(9, 60, at) as claimed`,
      )
    await database.query(`update auth.users set email = 'new@keytrail.test' where id = '${user}'`)
    expect(await call(`begin_account_deletion('${user}')`)).toBe(true)
    expect(await call('delete_accounts()')).toBe(0)
  })

  test('personal tokens, with every operation', async ({ user, phrase: id }) => {
    const hash = await database.value(`encode(sha256('kt_1'), 'hex')`)
    const token = await callAs(user, `create_api_token('script', '${hash}', '{read,track}', 30)`)
    const page = { limit: 1 }
    const change = { id: crypto.randomUUID(), kind: 'change_key_phrase', payload: { id, status: false } }
    const calls = Object.entries({
      ...{ key_phrases: page, alerts: page, ideas: page, reports: page, results: { id }, usage: {}, change },
      ...{ positions: { ...page, keyword_id: id }, searches: { ...page, kind: 'check' } },
    }).map(([operation, given]) => ({ operation, arguments: given }))
    const asServer = (expression: string) =>
      database.commitAs('service_role', null, `select public.${expression} as value`)
    const [answer] = await asServer(`call_with_token('kt_1', ${json(calls)})`)
    expect(answer?.value).toMatchObject({ results: { length: calls.length } })
    await callAs(user, 'my_api_tokens()')
    await callAs(user, `revoke_api_token('${token}')`)
    expect(await asServer(`use_api_token('kt_1', 'read')`)).toEqual([{ value: { refusal: 'unknown_token' } }])
  })

  test('these are all functions of the catalogue', async () => {
    await database.query('select pg_stat_force_next_flush()')
    const untouched = await database.query(
      `select oid::regprocedure::text as name from pg_proc
         where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and not exists (select from pg_stat_user_functions where funcid = pg_proc.oid and calls > 0)`,
    )
    // Failed calls are not counted, and both refuse functions always fail. Only migrations call
    // let_owners_read.
    expect(untouched.map((row) => row.name).sort()).toEqual([
      'private.let_owners_read(regclass)',
      'private.refuse(text,text,text)',
      'private.refuse_row()',
    ])
  })
})
