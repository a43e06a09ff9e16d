import { expect } from 'vitest'
import { archivedPhrase } from './support/archives.ts'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { type Row, trackedDatabase } from './support/tracking.ts'

const { database, tracking, test } = trackedDatabase()

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const readStatuses = (user: string) =>
  tracking.rows('public.keywords', user, 'status, paused_by_plan', 'created_at')

test('adding cleans the values: trimmed, blanks as null, the account without its @', async ({ user }) => {
  const id = await tracking.add(user, {
    keyword: '  running   shoes ',
    account_name: ' @Some.Body ',
    video_id: '  ',
    tags: [' autumn ', '', 'Autumn', 'spring'],
    user_id: crypto.randomUUID(),
    paused_by_plan: true,
  })
  expect(await tracking.keyPhrase(id)).toMatchObject({
    user_id: user,
    keyword: 'running shoes',
    account_name: 'Some.Body',
    video_id: null,
    tags: ['autumn', 'spring'],
    competitors: [],
    status: true,
    paused_by_plan: false,
  })
})

test.each([
  ['yesterday is kept', daysAgo(1), true],
  ['29 days ago is kept', daysAgo(29), true],
  ['31 days ago counts as now', daysAgo(31), false],
  ['tomorrow counts as now', daysAgo(-1), false],
])('the time of adding: %s', async (_, created_at, kept) => {
  const id = await tracking.add(await tracking.createUser(), { created_at })
  const [row] = await database.query(
    `select created_at = '${created_at}' as kept, abs(extract(epoch from now() - created_at)) < 60 as now
       from public.keywords where id = '${id}'`,
  )
  expect(row).toEqual({ kept, now: !kept })
})

test.for<[string, Row]>([
  ['a blank phrase', { keyword: ' ' }],
  ['no phrase', { keyword: null }],
  ['an unknown country', { country: 'xx' }],
  ['an invalid id', { id: 'one' }],
  ['tags that are not a list', { tags: 'autumn' }],
  ['an invalid status', { status: 'perhaps' }],
])('%s is refused as data', async ([, values], { user }) => {
  await expectRefusal(tracking.add(user, values), 'invalid_change')
  expect(await tracking.countActive(user)).toBe(0)
})

test('a change updates only its fields', async ({ user }) => {
  const id = await tracking.add(user, { account_name: 'one', video_id: '1' })
  const values = { id, account_name: '@two', competitors: ['@three', 'Three', 'four'], keyword: 'other' }
  await tracking.apply(user, 'change_key_phrase', values)
  await tracking.apply(user, 'change_key_phrase', { id, account_name: 'five', video_id: null })
  expect(await tracking.keyPhrase(id)).toMatchObject({
    keyword: 'running shoes',
    account_name: 'five',
    video_id: null,
    competitors: ['three', 'four'],
    status: true,
  })
})

test('another user’s or deleted rows cannot change; deleting again succeeds', async ({ user, stranger }) => {
  const id = await tracking.add(user)
  const own = await tracking.add(stranger)
  const note = { id: await tracking.addNote(user, id), day: '2026-11-20', note: 'changed' }
  const rule = { id: await tracking.addRule(user, id, 'lost'), kind: 'lost', threshold: null }
  for (const [kind, payload] of [
    ['change_key_phrase', { id, account_name: 'x' }],
    ['change_key_phrase', { id, status: false }],
    ['change_key_phrase', { id: crypto.randomUUID(), status: false }],
    ['put_note', { ...note, keyword_id: id }],
    ['put_note', { ...note, keyword_id: own }],
    ['put_note', { ...note, id: crypto.randomUUID(), keyword_id: id }],
    ['put_alert_rule', { ...rule, keyword_id: id }],
    ['put_alert_rule', { ...rule, keyword_id: own }],
  ] as const)
    await expectRefusal(tracking.apply(stranger, kind, payload), 'not_found', kind)
  await expectRefusal(tracking.add(stranger, { id, keyword: 'x' }), 'invalid_change')
  for (const [kind, deleted] of [
    ['delete_key_phrase', id],
    ['delete_note', note.id],
    ['delete_alert_rule', rule.id],
  ] as const)
    expect(await tracking.apply(stranger, kind, { id: deleted })).toBe('applied')
  for (const table of ['public.keywords', 'public.key_phrase_notes', 'public.alert_rules'])
    expect(await tracking.count(table, user), table).toBe(1)
  expect(await tracking.rows('public.key_phrase_notes', user, 'note')).toEqual([{ note: 'n' }])
})

test('notes and rules can be replaced; a rule from two devices is stored once', async ({ user, phrase }) => {
  const id = await tracking.addNote(user, phrase)
  await tracking.addNote(user, phrase, { id, day: '2026-11-21', note: ' new sound ' })
  const notes = await tracking.rows('public.key_phrase_notes', user, 'day::text, note')
  expect(notes).toEqual([{ day: '2026-11-21', note: 'new sound' }])
  await expectRefusal(tracking.addNote(user, phrase, { id, note: '' }), 'invalid_change')

  await tracking.addRule(user, phrase, 'lost')
  const second = {
    id: await tracking.addRule(user, phrase, 'lost'),
    kind: 'enters_first',
    threshold: 3,
  }
  await tracking.apply(user, 'put_alert_rule', { ...second, keyword_id: phrase })
  expect(await tracking.rows('public.alert_rules', user, 'id, kind, threshold')).toEqual([second])
  for (const [kind, threshold] of [
    ['enters_first', null],
    ['lost', 3],
    ['moves_up', 0],
    ['dances', null],
  ] as const)
    await expectRefusal(tracking.addRule(user, phrase, kind, threshold), 'invalid_change', kind)
})

test('a downgrade pauses the newest above the limit; an upgrade resumes none', async ({ user }) => {
  const ids: string[] = []
  for (let n = 0; n < 13; n += 1)
    ids.push(await tracking.add(user, { keyword: `phrase ${n}`, created_at: daysAgo(20 - n) }))
  const [first = '', last = ''] = [ids[0], ids[12]]
  await tracking.setStatus(user, first, false)
  await tracking.setLevel(user, 'premium')
  const afterwards = [
    { status: false, paused_by_plan: false },
    ...Array(10).fill({ status: true, paused_by_plan: false }),
    ...Array(2).fill({ status: false, paused_by_plan: true }),
  ]
  expect(await readStatuses(user)).toEqual(afterwards)
  await tracking.setLevel(user, 'pro')
  expect(await readStatuses(user)).toEqual(afterwards)
  await tracking.setStatus(user, last, true)
  expect(await tracking.keyPhrase(last)).toMatchObject({ status: true, paused_by_plan: false })
  await tracking.setLevel(user, 'free')
  expect(await tracking.countActive(user)).toBe(0)
})

test('an active key phrase above a full limit can still be renamed', async ({ premiumUser: user }) => {
  const ids = await Promise.all(
    Array.from({ length: 10 }, (_, n) => tracking.add(user, { keyword: `phrase ${n}` })),
  )
  const renaming = { id: ids[0], account_name: 'me', status: true }
  expect(await tracking.apply(user, 'change_key_phrase', renaming)).toBe('applied')
})

test('alert settings change field by field', async ({ user }) => {
  const settings = () =>
    tracking.rows('public.alert_settings', user, 'push, quiet_from, quiet_until, time_zone')
  const change = (values: object) => tracking.apply(user, 'change_alert_settings', values)
  const quiet = { quiet_from: 22, quiet_until: 7, time_zone: 'Europe/Berlin' }
  await change({ push: true })
  await change(quiet)
  const kept = { push: true, ...quiet }
  expect(await settings()).toEqual([kept])
  for (const payload of [
    { quiet_from: null },
    { quiet_from: 24 },
    { time_zone: 'Mars/Olympus' },
    { push: null },
    { push: 'perhaps' },
  ])
    await expectRefusal(change(payload), 'invalid_change')
  expect(await settings()).toEqual([kept])
  await change({ quiet_from: null, quiet_until: null })
  expect(await settings()).toEqual([{ ...kept, quiet_from: null, quiet_until: null }])
})

test('alerts are marked read up to a time in a device’s format', async ({ user, phrase: keyword }) => {
  const search = await tracking.check(user, { found: 'upstream_timeout' })
  await database.query(
    `insert into public.alerts (user_id, keyword_id, search_id, kind, created_at) values
       ('${user}', '${keyword}', '${search}', 'lost', '2026-11-20 10:00:00.123456+00'),
       ('${user}', '${keyword}', '${search}', 'found', '2026-11-20 10:00:00.125+00')`,
  )
  await tracking.apply(user, 'mark_alerts_read', { until: '2026-11-20T10:00:00.123Z' })
  const read = await tracking.rows('public.alerts', user, 'kind, read_at is not null as read', 'created_at')
  expect(read).toEqual([
    { kind: 'lost', read: true },
    { kind: 'found', read: false },
  ])
})

const latte = { keyword: 'latte art café', country: 'gb', account_name: 'Barista.Bob', video_id: null }

test.for<[string, Row]>([
  ['the same', {}],
  ['another spacing', { keyword: '  latte   art  café ' }],
  ['another case', { keyword: 'Latte ART CAFÉ', account_name: '@barista.bob' }],
  ['a paused one', { status: false }],
])('adding a key phrase twice: %s is refused', async ([, values], { user }) => {
  await tracking.add(user, latte)
  await expectRefusal(tracking.add(user, { ...latte, ...values }), 'already_tracked')
})

test.for<[string, Row]>([
  ['country', { country: 'us' }],
  ['account', { account_name: 'barista.eve' }],
  ['video', { video_id: '7301234567890123456' }],
  ['phrase', { keyword: 'latte art cafés' }],
])('another %s is another key phrase', async ([, values], { user }) => {
  await tracking.add(user, latte)
  await tracking.add(user, { ...latte, ...values })
})

test('another user’s key phrase does not count and cannot be discovered', async ({ user, stranger }) => {
  await tracking.add(user, latte)
  await tracking.add(stranger, latte)
  const same = `insert into public.keywords (user_id, keyword, account_name) values ('${user}', 'latte art café', 'Barista.Bob')`
  await expect(database.commitAsUser(stranger, same)).rejects.toMatchObject({ code: '42501' })
})

test('a change that would create a duplicate is refused; any other is not', async ({ user }) => {
  await tracking.add(user, latte)
  const other = await tracking.add(user, { ...latte, account_name: 'barista.eve' })
  const change = (values: Row) => tracking.apply(user, 'change_key_phrase', { id: other, ...values })
  await expectRefusal(change({ account_name: 'barista.bob' }), 'already_tracked')
  await change({ account_name: 'Barista.Eve', tags: ['a'] })
})

test('an archive may contain a key phrase twice; each can be paused and resumed', async ({ user }) => {
  const keyPhrases = [archivedPhrase(latte), archivedPhrase(latte)]
  expect(await tracking.importArchive(user, { keyPhrases })).toMatchObject({ key_phrases: 2 })
  await expectRefusal(tracking.add(user, latte), 'already_tracked')
  const id = await database.value(`(select id from public.keywords where user_id = '${user}' limit 1)`)
  const change = (values: Row) => tracking.apply(user, 'change_key_phrase', { id, ...values })
  for (const status of [false, true]) await change({ status })
  await change({ account_name: 'Barista.Bob', tags: ['twin'] })
})

test('of twenty devices that add the same at once, one succeeds', async ({ user }) => {
  const { errors } = await callAtOnce(20, () => tracking.add(user, latte))
  expect(errors.map(({ message }) => message)).toEqual(Array(19).fill('already_tracked'))
})
