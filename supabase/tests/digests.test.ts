import { describe, expect } from 'vitest'
import { type Row, trackedDatabase, videos } from './support/tracking.ts'

interface Claimed {
  user_id: string
  kind: string
  since: string
  email: string | null
  phrases: { row: { id: string }; checks: { position: number | null; checked_at: string }[] }[]
}

describe('digests', () => {
  const { database, tracking, test: withUsers } = trackedDatabase()

  const claim = (now: string) => database.value<Claimed[]>(`public.claim_digests(50, '${now}')`)
  const close = (user: string, day: string) =>
    database.value(`public.close_digest('${user}', 'daily', '${day}')`)
  const claimOf = async (user: string, now: string) =>
    (await claim(now)).filter(({ user_id }) => user_id === user)
  const isClaimed = async (user: string, now: string) => (await claimOf(user, now)).length > 0

  async function makeReader(settings: object) {
    const user = await tracking.createUser()
    const keyword = await tracking.add(user, { account_name: 'me' })
    await database.query(`update auth.users set email_confirmed_at = now() where id = '${user}'`)
    await tracking.apply(user, 'change_alert_settings', { time_zone: 'UTC', ...settings })
    return { user, keyword }
  }
  const test = withUsers.extend('reader', () => makeReader({ daily_mail: true }))
  const see = (user: string, position: number, at: string) =>
    tracking.check(user, { found: videos(12, { [position]: { username: 'me' } }), at })

  test.each<[string, object, string, boolean]>([
    ['by default', {}, '12:00', false],
    ['with immediate pushes', { push: true }, '12:00', false],
    ['with one push a day', { push: true, daily_push: true }, '12:00', true],
    ['with push off', { push: false, daily_push: true }, '12:00', false],
    ['by mail', { daily_mail: true }, '08:00', true],
    ['before eight', { daily_mail: true }, '07:59', false],
    ['before eight in Tokyo', { daily_mail: true, time_zone: 'Asia/Tokyo' }, '22:59', false],
    ['from eight in Tokyo', { daily_mail: true, time_zone: 'Asia/Tokyo' }, '23:00', true],
    ['in quiet hours', { daily_mail: true, quiet_from: 22, quiet_until: 10 }, '09:59', false],
    ['after quiet hours', { daily_mail: true, quiet_from: 22, quiet_until: 10 }, '10:00', true],
    ['between early quiet hours', { daily_mail: true, quiet_from: 8, quiet_until: 7 }, '07:30', true],
    ['quiet from eight on', { daily_mail: true, quiet_from: 8, quiet_until: 7 }, '08:30', false],
  ])('%s', async (_, settings, time, due) => {
    const { user } = await makeReader(settings)
    expect(await isClaimed(user, `2026-11-21T${time}:00Z`)).toBe(due)
    await database.query(`delete from public.alert_settings where user_id = '${user}'`)
  })

  test.each([
    ['on a Monday from eight', '2026-11-23T08:00:00Z', 'UTC', true],
    ['on a Sunday', '2026-11-22T23:59:00Z', 'UTC', false],
    ['on Monday in Tokyo, Sunday in London', '2026-11-22T23:00:00Z', 'Asia/Tokyo', true],
    ['on Monday in London, Tuesday in Tokyo', '2026-11-23T23:00:00Z', 'Asia/Tokyo', false],
  ])('weekly %s', async (_, now, time_zone, due) => {
    const { user } = await makeReader({ weekly_mail: true, time_zone })
    const mine = await claimOf(user, now)
    expect(mine.map(({ kind }) => kind)).toEqual(due ? ['weekly'] : [])
    await database.query(`delete from public.alert_settings where user_id = '${user}'`)
  })

  test('a weekly one has the checks of seven days, and is sent beside a daily one', async () => {
    const { user } = await makeReader({ weekly_mail: true, daily_mail: true, push: true, daily_push: true })
    await see(user, 2, '2026-11-14T09:00:00Z')
    await see(user, 5, '2026-11-17T09:00:00Z')
    await see(user, 7, '2026-11-22T09:00:00Z')
    const mine = await claimOf(user, '2026-11-23T09:00:00Z')
    const checks = Object.fromEntries(
      mine.map(({ kind, phrases }) => [kind, phrases[0]?.checks.map(({ position }) => position)]),
    )
    expect(checks).toEqual({ daily: [2, 7], weekly: [2, 5, 7] })
    expect(mine.every(({ email }) => email !== null)).toBe(true)
    expect(await database.value(`public.close_digest('${user}', 'weekly', '2026-11-23')`)).toBe(true)
    expect(await close(user, '2026-11-23')).toBe(true)
    expect(await isClaimed(user, '2026-11-23T20:00:00Z')).toBe(false)
    // The next daily digest covers the time since the last daily one, not since the weekly one.
    await database.query(
      `update private.digests set claimed_at = '2026-11-23T12:00:00Z' where kind = 'weekly'`,
    )
    const [next] = await claimOf(user, '2026-11-24T09:00:00Z')
    expect(Date.parse(next?.since ?? '')).toBe(Date.parse('2026-11-23T09:00:00Z'))
  })

  test('skip users whose key phrases are all paused', async ({ reader: { user, keyword } }) => {
    await tracking.setStatus(user, keyword, false)
    expect(await isClaimed(user, '2026-11-21T12:00:00Z')).toBe(false)
  })

  test('are sent once a day, however often the job runs; the next has the changes since', async () => {
    const { user } = await makeReader({ daily_mail: true, language: 'de' })
    const runs = await Promise.all([1, 2, 3].map(() => claimOf(user, '2026-11-21T09:00:00Z')))
    const mine = runs.flat()
    expect(mine).toMatchObject([{ day: '2026-11-21', language: 'de' }])
    expect(Date.parse(mine[0]?.since ?? '')).toBe(Date.parse('2026-11-20T09:00:00Z'))
    expect([await close(user, '2026-11-21'), await close(user, '2026-11-21')]).toEqual([true, false])
    expect(await isClaimed(user, '2026-11-21T23:59:00Z')).toBe(false)
    const [next] = await claimOf(user, '2026-11-22T08:00:00Z')
    expect(Date.parse(next?.since ?? '')).toBe(Date.parse('2026-11-21T09:00:00Z'))
  })

  test('a crashed run is retried after fifteen minutes, at most five times', async ({ reader: { user } }) => {
    const told = []
    for (let minute = 0; minute < 120; minute += 10) {
      const now = new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString()
      if (await isClaimed(user, now)) told.push(minute)
    }
    expect(told).toEqual([0, 20, 40, 60, 80])
  })

  test('an undelivered digest is reopened and starts at the same time', async ({ reader: { user } }) => {
    const [first] = await claimOf(user, '2026-11-21T08:00:00Z')
    await close(user, '2026-11-21')
    await database.query(`select public.reopen_digest('${user}', 'daily', '2026-11-21')`)
    expect(await isClaimed(user, '2026-11-21T08:10:00Z')).toBe(false)
    const [again] = await claimOf(user, '2026-11-21T08:20:00Z')
    expect(again?.since).toBe(first?.since)
  })

  test('contain the new, previous and best check, and addresses', async ({ reader: { user, keyword } }) => {
    await tracking.subscribe(user, 'https://fcm.googleapis.com/digest')
    await see(user, 2, '2026-11-01T09:00:00Z')
    await see(user, 2, '2026-11-02T09:00:00Z')
    await see(user, 7, '2026-11-19T09:00:00Z')
    await see(user, 9, '2026-11-20T09:00:00Z')
    const [byMail] = await claimOf(user, '2026-11-20T12:00:00Z')
    expect(byMail).toMatchObject({ email: expect.stringContaining('@'), subscriptions: [] })
    expect(byMail?.phrases.map(({ row }) => row.id)).toEqual([keyword])
    const { checks = [] } = byMail?.phrases[0] ?? {}
    expect(checks.map(({ position, checked_at }) => [checked_at.slice(0, 10), position])).toEqual([
      ['2026-11-01', 2],
      ['2026-11-19', 7],
      ['2026-11-20', 9],
    ])
    await tracking.apply(user, 'change_alert_settings', { daily_mail: false, push: true, daily_push: true })
    expect(await claimOf(user, '2026-11-21T12:00:00Z')).toMatchObject([
      { email: null, subscriptions: [{ endpoint: 'https://fcm.googleapis.com/digest' }] },
    ])
  })

  test('are not mailed to an unconfirmed address', async ({ reader: { user } }) => {
    await database.query(`update auth.users set email_confirmed_at = null where id = '${user}'`)
    expect(await claimOf(user, '2026-11-21T12:00:00Z')).toMatchObject([{ email: null }])
  })

  test('replace pushes for each alert; once switched off, earlier alerts are not pushed', async () => {
    const { user, keyword } = await makeReader({ push: true, daily_push: true })
    await tracking.subscribe(user, 'https://fcm.googleapis.com/each')
    const alert = async (at: string) => {
      const search = await see(user, 4, at)
      await database.query(
        `insert into public.alerts (user_id, keyword_id, search_id, kind, created_at)
           values ('${user}', '${keyword}', '${search}', 'lost', '${at}')`,
      )
    }
    const bundles = () => database.value(`public.claim_push_bundles(50, '2026-11-21T13:00:00Z')`)
    await alert('2026-11-21T12:00:00Z')
    expect(await bundles()).toEqual([])
    await tracking.apply(user, 'change_alert_settings', { daily_push: false })
    expect(await bundles()).toEqual([])
    await alert('2026-11-21T12:30:00Z')
    expect(await bundles()).toMatchObject([{ user_id: user, alerts: [{ kind: 'lost' }] }])
  })

  test('a link stops only its owner’s mail, and their devices pull the change', async ({ reader: mine }) => {
    const other = await makeReader({ daily_mail: true })
    const settings = ({ user }: { user: string }) =>
      database.value<Row>(`(select to_jsonb(t) from public.alert_settings as t where user_id = '${user}')`)
    await tracking.apply(mine.user, 'change_alert_settings', { weekly_mail: true })
    const before = await settings(mine)
    await database.query(`select public.stop_mail('${mine.user}', 'daily')`)
    const after = await settings(mine)
    expect(after).toMatchObject({ daily_mail: false, weekly_mail: true })
    expect(await settings(other)).toMatchObject({ daily_mail: true })
    expect(after.changed_in).not.toBe(before.changed_in)
    await database.query(`select public.stop_mail('${mine.user}', 'weekly')`)
    expect(await settings(mine)).toMatchObject({ weekly_mail: false })
  })
})
