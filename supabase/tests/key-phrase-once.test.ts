import { describe, expect, test } from 'vitest'
import { type Row, trackedDatabase } from './support/tracking.ts'

const trackedAlready = { code: 'PT409', message: 'already_tracked' }

describe('a key phrase is tracked once', () => {
  const { database, tracking } = trackedDatabase()

  const latte = { keyword: 'latte art', country: 'gb', account_name: 'Barista.Bob', video_id: null }

  test.each([
    ['the same', {}],
    ['another spacing', { keyword: '  latte   art ' }],
    ['another case', { keyword: 'Latte ART', account_name: '@barista.bob' }],
    ['a paused one', { status: false }],
  ])('%s is refused', async (_, values) => {
    const user = await tracking.createUser()
    await tracking.add(user, latte)
    await expect(tracking.add(user, { ...latte, ...values })).rejects.toMatchObject(trackedAlready)
  })

  test('case is folded beyond ASCII', async () => {
    const user = await tracking.createUser()
    await tracking.add(user, { keyword: 'Übung' })
    await expect(tracking.add(user, { keyword: 'übung' })).rejects.toMatchObject(trackedAlready)
  })

  test.each([
    ['country', { country: 'us' }],
    ['account', { account_name: 'barista.eve' }],
    ['video', { video_id: '7301234567890123456' }],
    ['phrase', { keyword: 'latte arts' }],
  ])('another %s is another key phrase', async (_, values) => {
    const user = await tracking.createUser()
    await tracking.add(user, latte)
    await tracking.add(user, { ...latte, ...values })
  })

  test('another user’s key phrase does not count and cannot be discovered', async () => {
    const [user, other] = [await tracking.createUser(), await tracking.createUser()]
    await tracking.add(user, latte)
    await tracking.add(other, latte)
    await expect(
      database.commitAsUser(
        other,
        `insert into public.keywords (user_id, keyword, account_name) values ('${user}', 'latte art', 'Barista.Bob')`,
      ),
    ).rejects.toMatchObject({ code: '42501' })
  })

  test('a change that would create a duplicate is refused; any other is not', async () => {
    const user = await tracking.createUser()
    await tracking.add(user, latte)
    const other = await tracking.add(user, { ...latte, account_name: 'barista.eve' })
    await expect(
      tracking.apply(user, 'change_key_phrase', { id: other, account_name: 'barista.bob' }),
    ).rejects.toMatchObject(trackedAlready)
    await tracking.apply(user, 'change_key_phrase', { id: other, account_name: 'Barista.Eve', tags: ['a'] })
  })

  test('an archive may contain a key phrase twice; each can be paused and resumed', async () => {
    const user = await tracking.createUser()
    const phrase = (id: string) => ({
      ...latte,
      id,
      status: true,
      tags: [],
      competitors: [],
      paused_by_plan: false,
      created_at: '2026-11-01T10:00:00Z',
    })
    const keyPhrases = [phrase(crypto.randomUUID()), phrase(crypto.randomUUID())]
    expect(await tracking.importArchive(user, { keyPhrases })).toMatchObject({ key_phrases: 2 })
    await expect(tracking.add(user, latte)).rejects.toMatchObject(trackedAlready)
    const [twin] = await database.query(`select id from public.keywords where user_id = '${user}'`)
    const change = (values: Row) =>
      tracking.apply(user, 'change_key_phrase', { id: String(twin?.id), ...values })
    for (const status of [false, true]) await change({ status })
    await change({ account_name: 'Barista.Bob', tags: ['twin'] })
    await change({ account_name: 'barista.eve' })
    await expect(change({ account_name: 'barista.bob' })).rejects.toMatchObject(trackedAlready)
  })

  test('of twenty devices that add the same at once, one succeeds', async () => {
    const user = await tracking.createUser()
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => tracking.add(user, latte)))
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refusals).toHaveLength(19)
    for (const refusal of refusals) expect(refusal).toMatchObject(trackedAlready)
  })
})
