import { describe, expect } from 'vitest'
import { ruleKinds } from '#src/domain/tracking/rows.ts'
import { expectRefusal } from './support/calls.ts'
import { pushKeys, type Row, trackedDatabase, videos } from './support/tracking.ts'

/**
 * `position` is a rank, null if the video was not found, or the error code of a failed check. `atEnd` means
 * that TikTok has no more videos.
 */
type Seen = [position: number | null | string, results?: number, atEnd?: boolean]

const { database, tracking, test } = trackedDatabase()

let clock = Date.parse('2026-11-01T00:00:00Z')

async function see(user: string, [position, results = 36, atEnd = false]: Seen): Promise<string> {
  clock += 3_600_000
  const found =
    typeof position === 'string'
      ? position
      : videos(results, position ? { [position]: { username: 'me' } } : {})
  return tracking.check(user, {
    found,
    at: new Date(clock).toISOString(),
    nextCursor: atEnd ? null : 'more',
  })
}

async function withRule(kind: string, threshold: number | null) {
  const user = await tracking.createUser()
  const keyword = await tracking.add(user, { account_name: 'me' })
  await tracking.addRule(user, keyword, kind, threshold)
  return { user, keyword }
}

const usual: Seen[] = Array(10).fill([5])

const readAlerts = (user: string) =>
  tracking.rows(
    'public.alerts',
    user,
    'kind, threshold, position, previous_position, results',
    'created_at, kind',
  )

const cases: [kind: string, threshold: number | null, seen: Seen[], isRaised: boolean][] = [
  ['enters_first', 3, [[4], [3]], true],
  ['enters_first', 3, [[null], [1]], true],
  ['enters_first', 3, [[3], [2]], false],
  ['enters_first', 3, [[9], [4]], false],
  ['enters_first', 3, [[2]], false],
  ['enters_first', 20, [[null, 12], [18]], false],
  ['leaves_first', 10, [[10], [11]], true],
  ['leaves_first', 10, [[2], [null]], true],
  ['leaves_first', 10, [[11], [30]], false],
  ['leaves_first', 10, [[1], [10]], false],
  ['leaves_first', 50, [[2], [null]], false],
  ['leaves_first', 50, [[2], [null, 30, true]], true],
  ['moves_up', 3, [[8], [5]], true],
  ['moves_up', 3, [[8], [6]], false],
  ['moves_up', 3, [[5], [8]], false],
  ['moves_up', 3, [[null], [20]], true],
  ['moves_down', 3, [[5], [8]], true],
  ['moves_down', 3, [[5], [7]], false],
  ['moves_down', 3, [[8], [5]], false],
  ['moves_down', 5, [[3], [null]], true],
  ['moves_down', 5, [[33], [null]], false],
  ['lost', null, [[12], [null]], true],
  ['lost', null, [[null], [null]], false],
  ['lost', null, [[12], [36]], false],
  ['lost', null, [[20], [null, 12]], false],
  ['lost', null, [[20], ['upstream_empty'], [null]], true],
  ['lost', null, [[20], ['upstream_empty']], false],
  ['found', null, [[null], [36]], true],
  ['found', null, [[5], [3]], false],
  ['found', null, [[3]], false],
  ['found', null, [[null, 12], [20]], false],
  ['best_ever', null, [[5], [9], [4]], true],
  ['best_ever', null, [[5], [9], [5]], false],
  ['best_ever', null, [[null], [5]], false],
  ['level_worse', null, [...usual, [6], [8]], true],
  ['level_worse', null, [...usual, [4], [3]], false],
  ['level_better', null, [...usual, [4], [3]], true],
  ['failed_twice', null, [[5], ['upstream_empty'], ['upstream_timeout']], true],
  ['failed_twice', null, [['upstream_empty'], [5], ['upstream_empty']], false],
  ['failed_twice', null, [['upstream_empty']], false],
]

test('every kind is raised in one of the cases', () => {
  expect(new Set(cases.flatMap(([kind, , , isRaised]) => (isRaised ? kind : [])))).toEqual(new Set(ruleKinds))
})

test.each(cases)('%s %s in %j: %s', async (kind, threshold, seen, alerted) => {
  const { user } = await withRule(kind, threshold)
  for (const [index, check] of seen.entries()) {
    expect(await readAlerts(user), `before check ${index}`).toEqual([])
    await see(user, check)
  }
  expect((await readAlerts(user)).map((alert) => [alert.kind, alert.threshold])).toEqual(
    alerted ? [[kind, threshold]] : [],
  )
})

test('a new level raises one alert, until the position is usual again', async () => {
  const { user } = await withRule('level_worse', null)
  for (const seen of [...usual, [9], [9], [9], [8]] satisfies Seen[]) await see(user, seen)
  expect(await readAlerts(user)).toHaveLength(1)
  for (const position of [5, 12, 12]) await see(user, [position])
  expect(await readAlerts(user)).toHaveLength(2)
})

test('an alert records the facts of its check, once', async () => {
  const { user } = await withRule('moves_down', 3)
  await see(user, [2])
  const check = await see(user, [9])
  await database.query(`select private.position_check('${check}')`)
  expect(await readAlerts(user)).toEqual([
    { kind: 'moves_down', threshold: 3, position: 9, previous_position: 2, results: 36 },
  ])
})

test('a series of failures raises one alert, and another after a success', async () => {
  const { user } = await withRule('failed_twice', null)
  for (const position of ['a', 'b', 'c', 'd']) await see(user, [position])
  expect(await readAlerts(user)).toHaveLength(1)
  for (const position of [3, 'e', 'f', 'g']) await see(user, [position])
  expect(await readAlerts(user)).toHaveLength(2)
})

test('a second failed tracker attempt raises an alert', async () => {
  const { user, keyword } = await withRule('failed_twice', null)
  const attempt = async (time: string) => {
    const [claimed] = await tracking.claimChecks(1, `'${time}'`)
    await tracking.failCheck(claimed, 'x', `'${time}'`)
    return (await readAlerts(user)).length
  }
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await database.query(`delete from public.keywords where id <> '${keyword}'`)
  expect(await attempt(`${tomorrow}T01:00:00Z`)).toBe(0)
  expect(await attempt(`${tomorrow}T02:00:00Z`)).toBe(1)
})

test('a later page withdraws an alert that it disproves', async () => {
  const { user } = await withRule('lost', null)
  await see(user, [5])
  const check = await see(user, [null, 12])
  expect(await readAlerts(user)).toHaveLength(1)
  await tracking.addVideos(check, user, videos(24, { 15: { username: 'me' } }).slice(12))
  await database.query(`select private.position_check('${check}')`)
  expect(await readAlerts(user)).toEqual([])
})

describe('push', () => {
  const { subscribe } = tracking

  const claim = (now: string) =>
    database.value<{ user_id: string; unread: number; alerts: Row[]; subscriptions: Row[] }[]>(
      `public.claim_push_bundles(50, '${now}')`,
    )

  async function listener(settings: object) {
    const { user, keyword } = await withRule('lost', null)
    const endpoint = `https://fcm.googleapis.com/${user}`
    await tracking.apply(user, 'change_alert_settings', { push: true, ...settings })
    await subscribe(user, endpoint)
    const check = await see(user, [null])
    await database.query(
      `insert into public.alerts (user_id, keyword_id, search_id, kind, previous_position, results, created_at)
         values ('${user}', '${keyword}', '${check}', 'lost', 4, 36, '2026-11-21T12:00:00Z')`,
    )
    return { user, keyword, endpoint }
  }

  test('sends one bundle per user, once', async () => {
    const { user, keyword, endpoint } = await listener({ language: 'de' })
    const [bundle, ...others] = await claim('2026-11-21T13:00:00Z')
    expect(others).toEqual([])
    const alert = { keyword_id: keyword, keyword: 'running shoes', kind: 'lost' }
    expect(bundle).toMatchObject({
      user_id: user,
      language: 'de',
      unread: 1,
      alerts: [{ ...alert, position: null, previous_position: 4 }],
      subscriptions: [{ endpoint, ...pushKeys }],
    })
    expect(await claim('2026-11-21T13:00:00Z')).toEqual([])
    await database.query(`select public.release_push_bundle(array['${bundle?.alerts[0]?.id}']::uuid[])`)
    expect(await claim('2026-11-21T13:00:00Z')).toHaveLength(1)
  })

  const night = { quiet_from: 22, quiet_until: 7, time_zone: 'UTC' }
  const day = { ...night, quiet_from: 9, quiet_until: 17 }
  test.each<[string, object, string, boolean]>([
    ['push off', { push: false }, '13:00', false],
    ['no quiet hours', { push: true }, '03:00', true],
    ['in quiet hours across midnight', night, '23:10', false],
    ['in the morning of quiet hours', night, '06:59', false],
    ['when quiet hours end', night, '07:00', true],
    ['quiet in Tokyo', { ...night, time_zone: 'Asia/Tokyo' }, '14:00', false],
    ['not quiet in Tokyo', { ...night, time_zone: 'Asia/Tokyo' }, '22:30', true],
    ['in quiet hours of one day', day, '16:59', false],
    ['after quiet hours', day, '17:00', true],
  ])('%s', async (_, settings, time, pushed) => {
    const { user } = await listener(settings)
    const date = time < '12:00' ? '2026-11-22' : '2026-11-21'
    const bundles = await claim(`${date}T${time}:00Z`)
    expect(bundles.map((bundle) => bundle.user_id).includes(user)).toBe(pushed)
    await database.query(`delete from public.alerts where user_id = '${user}'`)
  })

  test('skips alerts that are read, from the day before, or older than the subscription', async () => {
    const read = await listener({})
    await tracking.apply(read.user, 'mark_alerts_read', { until: '2026-11-21T12:00:00Z' })
    const late = await listener({ push: false })
    await tracking.apply(late.user, 'change_alert_settings', { push: true })
    expect(await claim('2026-11-21T13:00:00Z')).toEqual([])
    await listener({})
    expect(await claim('2026-11-22T12:00:01Z')).toEqual([])
  })

  test('sends nothing to a push service that is no longer allowed', async () => {
    const { user, endpoint } = await listener({})
    await database.query(`insert into private.push_services values ('push.test', true)`)
    await subscribe(user, 'https://push.test/1')
    await database.query('delete from private.push_services where is_test')
    const bundles = await claim('2026-11-21T13:00:00Z')
    const bundle = bundles.find(({ user_id }) => user_id === user)
    expect(bundle?.subscriptions).toEqual([{ endpoint, ...pushKeys }])
  })

  test('gives a browser to the user who signed in last; only its owner can unsubscribe it', async () => {
    const endpoint = 'https://fcm.googleapis.com/shared'
    const [first, second] = [await tracking.createUser(), await tracking.createUser()]
    await subscribe(first, endpoint)
    await subscribe(second, endpoint)
    const owners = () =>
      database.query(`select user_id from private.push_subscriptions where endpoint = '${endpoint}'`)
    expect(await owners()).toEqual([{ user_id: second }])
    const forget = (user: string) =>
      database.commitAsUser(user, `select public.delete_push_subscription('${endpoint}')`)
    await forget(first)
    expect(await owners()).toHaveLength(1)
    await forget(second)
    expect(await owners()).toEqual([])
  })

  test('refuses invalid subscriptions and more than 20 browsers', async ({ user }) => {
    for (const [endpoint, given] of [
      ['javascript:alert(1)', pushKeys],
      [`https://fcm.googleapis.com/${'x'.repeat(2048)}`, pushKeys],
      ['https://fcm.googleapis.com/1', { ...pushKeys, p256dh: 'short' }],
      ['https://fcm.googleapis.com/1', { ...pushKeys, auth: `${'a'.repeat(20)}"` }],
    ] as const)
      await expectRefusal(subscribe(user, endpoint, given), 'invalid_change')
    for (let n = 0; n < 22; n += 1) await subscribe(user, `https://fcm.googleapis.com/browser-${n}`)
    expect(await tracking.count('private.push_subscriptions', user)).toBe(20)
  })
})

describe('a full inbox', () => {
  async function fill(alerts: number): Promise<string> {
    const { user, keyword } = await withRule('found', null)
    const check = await see(user, [null])
    await database.query(
      `insert into public.alerts (user_id, keyword_id, search_id, kind, threshold, created_at)
         select '${user}', '${keyword}', '${check}', 'moves_up', n, now() - n * interval '1 hour'
         from generate_series(1, ${alerts}) as n`,
    )
    return user
  }

  test('keeps the newest 500', async () => {
    const user = await fill(520)
    await see(user, [4])
    const kept = await readAlerts(user)
    expect(kept).toHaveLength(500)
    expect(kept.at(-1)).toMatchObject({ kind: 'found' })
    expect(kept[0]).toMatchObject({ threshold: 499 })
  })

  test('is not locked by a check', async () => {
    const user = await fill(500)
    await see(user, [null])
    await see(user, [4])
    expect(await tracking.count('public.alerts', user)).toBe(500)
    const locked = `select from public.alerts where user_id = '${user}' and xmax <> '0'`
    expect(await database.query(locked)).toEqual([])
  })
})
