import { beforeAll, beforeEach, describe, expect } from 'vitest'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { literal, type Row, trackedDatabase, videos } from './support/tracking.ts'

const kinds = ['alert.raised', 'check.finished', 'digest.daily']
const secret = `whsec_${'A'.repeat(32)}`

describe('webhooks', () => {
  const { database, tracking, test } = trackedDatabase()
  let owner: string

  const create = (user: string, given: { url?: string; kinds?: string[]; secret?: string } = {}) =>
    database.valueAs<string>(
      user,
      `public.create_webhook(${literal(given.url ?? 'https://hooks.test/in')}, ${literal(given.secret ?? secret)}, '{${given.kinds ?? kinds}}')`,
    )
  const list = (user: string) =>
    database.valueAs<(Row & { deliveries: Row[] })[]>(user, 'public.my_webhooks()')
  const claim = (limit = 100, at = 'now()') =>
    database.value<{ id: string; payload: string; url: string; secret: string }[]>(
      `public.claim_webhook_deliveries(${limit}, ${at})`,
    )
  const settle = (id: string, status: number | null, error: string | null = null, at = 'now()') =>
    database.value<Row | null>(`public.settle_webhook_delivery('${id}', ${status}, ${literal(error)}, ${at})`)
  const payloads = async () => (await claim()).map(({ payload }) => JSON.parse(payload))
  const clear = () => database.query('delete from private.webhook_deliveries')
  beforeEach(clear)
  const check = (user: string) => tracking.check(user, { found: videos(1) })

  beforeAll(async () => {
    owner = await tracking.createUser()
  })

  test('receive checks with their positions, and alerts', async () => {
    await create(owner)
    const phrase = await tracking.add(owner, { keyword: 'matcha', account_name: 'ada' })
    await tracking.addRule(owner, phrase, 'moves_up', 1)
    const seen = (place: number) => videos(5, { [place]: { username: 'ada' } })
    await tracking.check(owner, { keyword: 'matcha', found: seen(4), at: '2026-11-01' })
    await clear()
    const id = await tracking.check(owner, { keyword: 'matcha', found: seen(2) })
    const about = { check_id: id, phrase: 'matcha' }
    // The positions are missing, because this test stores them in a separate transaction.
    expect(await payloads()).toMatchObject([
      { type: 'check.finished', data: { ...about, state: 'done', source: 'tiktok' } },
      { type: 'alert.raised', data: { ...about, kind: 'moves_up', position: 2 } },
    ])
    await clear()
    await tracking.check(owner, { keyword: 'matcha', found: 'upstream_timeout' })
    expect(await payloads()).toMatchObject([
      { type: 'check.finished', data: { state: 'failed', failure_code: 'upstream_timeout' } },
    ])
  })

  test('receive a paid check once, when it is settled, with its positions', async ({ user }) => {
    await create(user, { kinds: ['check.finished'] })
    const phrase = await tracking.add(user, { keyword: 'oat milk', account_name: 'ada' })
    const id = crypto.randomUUID()
    await database.query(`select public.record_check_page('${id}', '${user}', 'oat milk', 'gb')`)
    expect(await claim()).toEqual([])
    const items = literal(JSON.stringify(videos(4, { 3: { username: 'ada' } })))
    const complete = `public.complete_check_page('${id}', '${user}', ${items}, 'tiktok', null, 'more')`
    await database.query(`select ${complete}`)
    await database.query(`select ${complete}`)
    expect(await payloads()).toMatchObject([
      { data: { check_id: id, positions: [{ key_phrase_id: phrase, position: 3, results: 4 }] } },
    ])
  })

  test('receive nothing of other users or kinds, and nothing after the plan has ended', async ({ user }) => {
    await create(user, { kinds: ['alert.raised'] })
    await check(user)
    expect(await claim()).toEqual([])
    await tracking.setLevel(owner, 'free')
    await check(owner)
    expect(await claim()).toEqual([])
    await tracking.setLevel(owner, 'pro')
  })

  test('are claimed by one run each, four of a webhook at a time', async () => {
    for (let n = 0; n < 6; n += 1) await check(owner)
    const { values: claimed } = await callAtOnce(5, () => claim(20))
    claimed.push(await claim(20), await claim(20))
    for (const batch of claimed) expect(batch.length).toBeLessThanOrEqual(4)
    const ids = claimed.flat().map(({ id }) => id)
    expect(ids).toHaveLength(6)
    expect(new Set(ids).size).toBe(6)
    expect(await claim(20)).toEqual([])
    expect(await claim(20, `now() + interval '3 minutes'`)).toHaveLength(4)
  })

  test('that fail are claimed after those that work', async ({ user }) => {
    const failing = await create(user, { url: 'https://down.test/', kinds: ['check.finished'] })
    const working = await create(user, { url: 'https://up.test/', kinds: ['check.finished'] })
    await database.query(`update private.webhooks set failing_since = now() where id = '${failing}'`)
    for (let n = 0; n < 2; n += 1) await check(user)
    const urls = []
    for (let n = 0; n < 4; n += 1) urls.push(...(await claim(1)).map(({ url }) => url))
    expect(urls).toEqual(['https://up.test/', 'https://up.test/', 'https://down.test/', 'https://down.test/'])
    for (const id of [failing, working]) await database.valueAs(user, `public.delete_webhook('${id}')`)
  })

  test('are tried eight times within a day', async () => {
    await check(owner)
    let at = 0
    const tries: number[] = []
    for (let minute = 0; minute <= 26 * 60; minute += 1) {
      const [claimed] = await claim(1, `now() + interval '${minute} minutes'`)
      if (!claimed) continue
      tries.push(minute - at)
      at = minute
      await settle(claimed.id, 500, null, `now() + interval '${minute} minutes'`)
    }
    expect(tries).toEqual([0, 1, 5, 30, 120, 240, 480, 540])
    const log = { attempts: 8, delivered: false, last_status: 500, next_attempt_at: null }
    expect(await list(owner)).toMatchObject([{ deliveries: [log] }])
    await database.query('update private.webhooks set failing_since = null')
  })

  test('are disabled once, after three days of failures, and say whom to notify', async ({ user }) => {
    await create(user, { url: 'https://down.test/' })
    for (let n = 0; n < 3; n += 1) await check(user)
    const [first, second, third] = (await claim()).map(({ id }) => id) as [string, string, string]
    expect(await settle(first, null, 'timeout')).toBeNull()
    expect(await settle(second, 503, null, `now() + interval '73 hours'`)).toBeNull()
    await database.query('update private.webhook_deliveries set attempts = 8')
    expect(await settle(second, 503, null, `now() + interval '71 hours'`)).toBeNull()
    expect(await settle(third, 503, null, `now() + interval '73 hours'`)).toMatchObject({
      url: 'https://down.test/',
      because: 'failing',
      email: expect.stringContaining('@keytrail.test'),
    })
    expect(await settle(second, 503, null, `now() + interval '74 hours'`)).toBeNull()
    expect(await claim(100, `now() + interval '9 days'`)).toEqual([])
    const [webhook] = await list(user)
    expect(webhook).toMatchObject({ disabled_because: 'failing' })
    await check(user)
    expect(await claim(100, `now() + interval '1 day'`)).toEqual([])
    await database.valueAs(user, `public.enable_webhook('${webhook?.id}')`)
    await check(user)
    expect(await claim()).toHaveLength(1)
  })

  test('recover with one success, and end with 410', async ({ user }) => {
    await create(user)
    for (let n = 0; n < 3; n += 1) await check(user)
    const [bad, good, gone] = (await claim()).map(({ id }) => id) as [string, string, string]
    await settle(bad, 500)
    expect((await list(user))[0]?.failing_since).not.toBeNull()
    await settle(good, 204)
    expect((await list(user))[0]?.failing_since).toBeNull()
    expect(await settle(gone, 410)).toMatchObject({ because: 'gone' })
  })

  test('keep the last 50 deliveries, and those that are not settled', async ({ user }) => {
    const id = await create(user)
    await database.query(
      `insert into private.webhook_deliveries (webhook_id, kind, payload, created_at, next_attempt_at, attempts)
         select '${id}', 'check.finished', '{}', now() - n * interval '1 minute', case when n > 60 then now() end, 1
         from generate_series(1, 62) as n`,
    )
    await settle(String((await claim())[0]?.id), 200)
    const counts = await database.query(
      `select count(*)::integer as rows, count(next_attempt_at)::integer as waiting from private.webhook_deliveries`,
    )
    expect(counts).toEqual([{ rows: 51, waiting: 1 }])
    expect((await list(user))[0]?.deliveries).toHaveLength(50)
  })

  test('are tested once, without counting as a failure, by their owner', async ({ user }) => {
    const id = await create(user)
    const ask = (asker: string) =>
      database.value<{ id: string; payload: string }>(`public.claim_webhook_test('${asker}', '${id}')`)
    const sent = await ask(user)
    expect(JSON.parse(sent.payload)).toMatchObject({ type: 'webhook.test', data: { webhook_id: id } })
    expect(await claim()).toEqual([])
    expect(await settle(sent.id, 410)).toBeNull()
    expect(await claim(100, `now() + interval '2 days'`)).toEqual([])
    expect((await list(user))[0]).toMatchObject({ failing_since: null, disabled_at: null })
    await expectRefusal(ask(owner), 'not_found')
  })

  test('make the daily digest due', async ({ user }) => {
    await tracking.add(user, { account_name: 'ada' })
    const due = () =>
      database.value<{ user_id: string; day: string }[]>(
        `public.claim_digests(100, date_trunc('day', now()) + interval '12 hours')`,
      )
    expect((await due()).map(({ user_id }) => user_id)).not.toContain(user)
    await create(user, { kinds: ['digest.daily'] })
    const claimed = await due()
    expect(claimed).toMatchObject([{ user_id: user, webhook: true, email: null, subscriptions: [] }])
    const close = `public.close_digest('${user}', 'daily', '${claimed[0]?.day}', '{"sentence":"One fell"}')`
    expect([await database.value(close), await database.value(close)]).toEqual([true, false])
    expect(await payloads()).toMatchObject([{ type: 'digest.daily', data: { sentence: 'One fell' } }])
  })

  test('are at most five, with an address, a secret, a kind and a plan', async ({ premiumUser: user }) => {
    for (const wrong of [
      { url: 'ftp://a.test/' },
      { url: 'https://a.test/ b' },
      { url: `https://a.test/${'a'.repeat(2048)}` },
      { secret: 'short' },
      { kinds: [] },
      { kinds: ['everything'] },
      { kinds: Array(4).fill('check.finished') },
    ])
      await expectRefusal(create(user, wrong), 'invalid_change', JSON.stringify(wrong).slice(0, 60))
    const { errors } = await callAtOnce(8, () => create(user))
    expect(errors.map(({ message }) => message)).toEqual(Array(3).fill('too_many_webhooks'))
    const [mine] = await list(user)
    expect(JSON.stringify(mine)).not.toContain(secret)
    await database.valueAs(owner, `public.delete_webhook('${mine?.id}')`)
    expect(await list(user)).toHaveLength(5)
    await database.valueAs(user, `public.delete_webhook('${mine?.id}')`)
    expect(await list(user)).toHaveLength(4)
    await tracking.setLevel(user, 'free')
    await expectRefusal(create(user), 'plan_required')
    await database.query(`select public.begin_account_deletion('${user}')`)
    expect(await tracking.count('private.webhooks', user)).toBe(0)
  })
})
