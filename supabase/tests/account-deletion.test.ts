import { describe, expect } from 'vitest'
import { expectRefusal } from './support/calls.ts'
import { signUp } from './support/test-api.ts'
import { trackedDatabase, videos } from './support/tracking.ts'

describe('account deletion', () => {
  const { database, tracking, test } = trackedDatabase()

  async function person(checks: number): Promise<string> {
    const user = await tracking.createUser()
    const phrase = await tracking.add(user)
    for (let n = 0; n < checks; n += 1) await tracking.check(user, { keywordId: phrase, found: videos(3) })
    await tracking.add(user, { keyword: 'another' })
    await tracking.addIdea(user)
    await tracking.publishReport(user, { content: { of: user } })
    await database.query(`insert into private.digests values ('${user}', 'daily', now(), now(), now())`)
    await database.query(
      `insert into auth.audit_log_entries (id, payload)
         select gen_random_uuid(), json_build_object('actor_id', '${user}', 'action', 'login') from generate_series(1, 3)`,
    )
    return user
  }
  const readEmail = async (user: string) =>
    (await database.query(`select email from auth.users where id = '${user}'`))[0]?.email
  const slice = (user: string, searches = 200) =>
    database.value(`public.delete_account_slice('${user}', ${searches})`)
  const begin = (user: string) => database.value(`public.begin_account_deletion('${user}')`)

  async function traces(trace: string): Promise<string[]> {
    const tables = await database.query(
      `select table_schema || '.' || table_name as name from information_schema.tables
         where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const [row] = await database.query(
        `select count(*)::integer as rows from ${name} as r where to_jsonb(r)::text ilike '%${trace}%'`,
      )
      if (row?.rows !== 0) found.push(String(name))
    }
    return found
  }

  test('closes the account at once: no sign-in, no tracking, and the email address is free', async () => {
    const user = await person(1)
    const email = await readEmail(user)
    expect(await begin(user)).toBe(true)
    expect(await readEmail(user)).toBe(`${user}@deleted.invalid`)
    expect(await database.query(`select from auth.sessions where user_id = '${user}'`)).toEqual([])
    const active = `select from public.keywords where user_id = '${user}' and status`
    expect(await database.query(active)).toEqual([])
    await database.query(`insert into auth.users (id, email) values (gen_random_uuid(), '${email}')`)
    expect(await begin(user)).toBe(true)
    expect(await begin(crypto.randomUUID())).toBe(false)
  })

  test('accepts no change to a closed account while its rows are being deleted', async () => {
    const user = await person(1)
    await begin(user)
    await expectRefusal(tracking.add(user, { keyword: 'late' }), 'account_deleted')
    const batch = `public.apply_mutations('${crypto.randomUUID()}', '[]')`
    await expectRefusal(database.valueAs(user, batch), 'account_deleted')
  })

  test('survives interruptions, deletes every row of the account and no other', async () => {
    const other = await person(2)
    const before = await tracking.count('public.search_ranking_results', other)
    const user = await person(5)
    await begin(user)
    expect(await slice(user, 2)).toBe('more')
    expect(await tracking.count('public.search_history', user)).toBe(3)
    expect(await tracking.count('public.removed_rows', user)).toBe(0)
    let left: unknown = 'more'
    for (let turns = 0; left === 'more' && turns < 50; turns += 1) left = await slice(user, 2)
    expect(left).toBe('done')
    expect(await traces(user)).toEqual([])
    expect(await slice(user)).toBe('done')
    expect(await tracking.count('public.search_ranking_results', other)).toBe(before)
    expect(await traces(other)).toContain('auth.audit_log_entries')
  })

  test('by the schedule leaves no trace of a sign-up, a payment, a search and a message', async () => {
    const email = 'gone@keytrail.test'
    const { id: user } = await signUp(database, email)
    const customer = await tracking.linkCustomer(user)
    expect(await tracking.applySubscription(customer)).toBe('applied')
    await tracking.completeSearch(user, await tracking.startSearch(user))
    await database.query(
      `insert into private.contact_messages (name, email, message) values ('A', '${email.toUpperCase()}', 'Hello')`,
    )
    expect((await traces(user)).length).toBeGreaterThan(8)
    const another = await person(2)
    await begin(another)
    await begin(user)
    expect(await database.value('public.delete_accounts()')).toBe(0)
    expect([...(await traces(another)), ...(await traces(user)), ...(await traces(email))]).toEqual([])
    expect(await tracking.applySubscription(customer)).toBe('unknown_customer')
  })

  test('is reported to searches and checks that it overtakes', async ({ user }) => {
    const [search, check] = [await tracking.startSearch(user), crypto.randomUUID()]
    await database.query(`select public.record_check_page('${check}', '${user}', 'a', 'gb')`)
    await begin(user)
    while ((await slice(user)) === 'more');
    for (const settling of [
      `complete_search('${search}', '${user}', '[]', 'tiktok')`,
      `complete_check_page('${check}', '${user}', '[]', 'tiktok')`,
      `fail_search('${search}', '${user}', 'internal')`,
    ])
      await expectRefusal(database.value(`public.${settling}`), 'account_deleted', settling)
  })
})
