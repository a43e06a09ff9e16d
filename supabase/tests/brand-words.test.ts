import { beforeEach, describe, expect } from 'vitest'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { literal, type Row, trackedDatabase } from './support/tracking.ts'

const brand = (names: string[], unwelcome = ['scam'], country = 'gb') => ({ names, country, unwelcome })

describe('brand words', () => {
  const { database, tracking, test } = trackedDatabase()
  const save = (user: string, brand_words: unknown) => tracking.apply(user, 'change_profile', { brand_words })
  const stored = (user: string) =>
    database.value(`(select brand_words from public.profiles where id = '${user}')`)

  async function withNames(level: 'premium' | 'pro', ...names: string[]): Promise<string> {
    const user = await tracking.createUser(level)
    await save(user, brand(names))
    return user
  }

  beforeEach(() => database.query('delete from private.brand_lookups'))

  const claim = async (at = 'now()', count = 100) =>
    (await database.query(`select * from public.claim_brand_lookups(${count}, 180, ${at})`)) as {
      id: string
      name: string
    }[]
  const settle = (id: string | undefined, words: string[] | null, at = 'now()') =>
    database.value(
      `public.settle_brand_lookup('${id}', ${literal(
        JSON.stringify((words ?? []).map((word) => ({ word, group_id: 'en' }))),
      )}, 'sample', null, ${words ? 'null' : `'upstream_empty'`}, ${at})`,
    )
  async function lookUp(day: number, ...words: string[]): Promise<void> {
    const at = `now() + interval '${day} days'`
    for (const { id } of await claim(at)) expect(await settle(id, words, at)).toBe('stored')
  }
  const alerts = async (user: string) =>
    (await tracking.rows('public.alerts', user, 'word')).map(({ word }) => word)
  const searches = (user: string): Promise<Row[]> =>
    tracking.rows(
      'public.search_history',
      user,
      'search_term, search_type, origin, state, failure_code, country',
    )

  test('are trimmed, and stay within the plan under 20 parallel changes', async ({ premiumUser: user }) => {
    await save(user, brand([' Acme ', 'acme', ''], ['scam', 'Scam ']))
    expect(await stored(user)).toEqual(brand(['Acme'], ['scam']))
    const { errors } = await callAtOnce(20, (n) =>
      save(user, brand(n % 2 ? [`name ${n}`] : ['one', `two ${n}`])),
    )
    expect(errors.map(({ message }) => message)).toEqual(Array(10).fill('own_names_reached'))
    expect(await tracking.count('private.brand_lookups', user)).toBe(1)
    await expectRefusal(save(await tracking.createUser('free'), brand(['acme'])), 'own_names_reached')
  })

  test.each([
    ['a name of one letter', brand(['x'])],
    ['an unknown country', brand(['acme'], [], 'xx')],
    ['nothing', null],
    ['text', 'acme'],
  ])('%s is refused as data', async (_, value) => {
    const user = await withNames('pro', 'acme')
    await expectRefusal(save(user, value), 'invalid_change')
    expect(await stored(user)).toEqual(brand(['acme']))
  })

  test('after a downgrade only the first names are looked up, and names can be removed', async () => {
    const user = await withNames('pro', 'acme', 'bolt', 'crux')
    await tracking.setLevel(user, 'premium')
    expect((await claim()).map(({ name }) => name)).toEqual(['acme'])
    await save(user, brand(['bolt', 'crux']))
    await expectRefusal(save(user, brand(['bolt', 'dune'])), 'own_names_reached')
    await tracking.setLevel(user, 'free')
    expect(await tracking.count('private.brand_lookups', user)).toBe(0)
    expect(await stored(user)).toMatchObject({ names: ['bolt', 'crux'] })
  })

  test('are looked up once a day, for free, as searches of the tracker', async () => {
    const user = await withNames('premium', 'acme')
    const [first] = await claim()
    expect(first).toMatchObject({ name: 'acme', country: 'gb' })
    expect(await claim()).toEqual([])
    expect(await settle(first?.id, ['acme', 'acme shoes'])).toBe('stored')
    expect(await settle(first?.id, ['acme'])).toBe('dropped')
    expect(await claim()).toEqual([])
    const search = { search_term: 'acme', search_type: 'autocomplete', origin: 'tracker', country: 'gb' }
    expect(await searches(user)).toEqual([{ ...search, state: 'done', failure_code: null }])
    expect(await tracking.count('public.search_results', user)).toBe(2)
    expect(await tracking.creditsUsed(user)).toBe(0)
    await lookUp(1, 'acme')
    expect(await searches(user)).toHaveLength(2)
  })

  test('a failed look-up is kept with its reason and tried again; a removed name is dropped', async () => {
    const user = await withNames('premium', 'acme')
    const [failed] = await claim()
    expect(await settle(failed?.id, null)).toBe('retry')
    expect(await searches(user)).toMatchObject([{ state: 'failed', failure_code: 'upstream_empty' }])
    await database.query(`update private.brand_lookups set next_at = now() where user_id = '${user}'`)
    const [again] = await claim()
    expect(again?.id).toBe(failed?.id)
    await save(user, brand(['bolt']))
    expect(await settle(again?.id, ['acme'])).toBe('dropped')
  })

  test('8 workers look each name up once, and no more than the allowance after crashes', async () => {
    const user = await withNames('pro', 'acme', 'bolt', 'crux', 'dune', 'echo')
    const work = async () => {
      const held: string[] = []
      for (let n = 0; n < 5; n += 1) held.push(...(await claim('now()', 1)).map(({ id }) => id))
      return held
    }
    const claims = (await Promise.all(Array.from({ length: 8 }, work))).flat()
    expect(new Set(claims).size).toBe(5)
    expect(claims).toHaveLength(5)
    const expire = () =>
      database.query(
        `update private.brand_lookups set next_at = now() where user_id = '${user}' and next_at < now() + interval '1 hour'`,
      )
    const later: string[] = []
    for (let n = 0; n < 4; n += 1) {
      await expire()
      later.push(...(await claim()).map(({ id }) => id))
    }
    expect(later).toHaveLength(10)
    expect(new Set([...claims, ...later]).size).toBe(5)
    expect(await tracking.readUse(user, 'brand look-ups')).toBe(15)
    expect(await settle(claims[0], ['acme'])).toBe('stored')
    expect(await searches(user)).toHaveLength(1)
    await database.query(`delete from private.account_counts where user_id = '${user}'`)
    await lookUp(1, 'acme')
    expect(await searches(user)).toHaveLength(6)
  })

  test('a new unwelcome suggestion raises an alert once and not again', async () => {
    const user = await withNames('pro', 'acme')
    await lookUp(0, 'acme', 'acme scam')
    expect(await alerts(user)).toEqual([])
    await lookUp(1, 'acme', 'Acme: a SCAM?', 'acme scamp', 'acme shoes')
    expect(await alerts(user)).toEqual(['Acme: a SCAM?'])
    await lookUp(2, 'acme')
    await lookUp(3, 'acme a scam', 'acme: a scam?', 'acme scam')
    expect(await alerts(user)).toEqual(['Acme: a SCAM?', 'acme a scam'])
  })

  test('an alert reaches pushes, webhooks and the API, with the suggestion as its phrase', async () => {
    const user = await withNames('pro', 'acme')
    await tracking.apply(user, 'change_alert_settings', { push: true })
    await tracking.subscribe(user, 'https://fcm.googleapis.com/brand')
    const hook = `'https://hooks.example/', 'whsec_${'A'.repeat(32)}', '{alert.raised}'`
    await database.valueAs(user, `public.create_webhook(${hook})`)
    await lookUp(0, 'acme')
    await lookUp(1, 'acme scam')
    const alert = { kind: 'brand_word', keyword_id: null, keyword: 'acme scam' }
    expect(await database.value('public.claim_push_bundles(9)')).toMatchObject([
      { user_id: user, alerts: [alert] },
    ])
    expect(await database.valueAs(user, `public.api_call('alerts', '{"limit":9}')`)).toMatchObject([
      { ...alert, country: 'gb' },
    ])
    const [sent] = await database.query(
      `select payload::jsonb -> 'data' as data from private.webhook_deliveries
         where webhook_id in (select id from private.webhooks where user_id = '${user}')`,
    )
    const phrase = { phrase: 'acme scam', country: 'gb', key_phrase_id: null, kind: 'brand_word' }
    expect(sent?.data).toMatchObject(phrase)
  })

  test('an archive restores them; a deleted account leaves none', async ({ user, premiumUser }) => {
    const brandWords = [brand(['acme', 'bolt'])]
    for (const owner of [user, premiumUser]) await tracking.importArchive(owner, { brandWords })
    expect(await stored(user)).toEqual(brand(['acme', 'bolt']))
    expect(await stored(premiumUser)).toEqual(brand(['acme']))
    expect(await tracking.count('private.brand_lookups', user)).toBe(2)
    await lookUp(0, 'acme')
    await lookUp(1, 'acme scam')
    await database.query(`select public.begin_account_deletion('${user}')`)
    expect(await tracking.count('private.brand_lookups', user)).toBe(0)
    while ((await database.value(`public.delete_account_slice('${user}')`)) === 'more');
    for (const table of ['private.brand_lookups', 'public.search_history', 'public.alerts'])
      expect(await tracking.count(table, user), table).toBe(0)
  })
})
