import { beforeAll, describe, expect } from 'vitest'
import type { ApiScope } from '../../src/domain/account/api-token.ts'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { engines } from './support/engines.ts'
import { ask, keys } from './support/test-api.ts'
import type { TestDatabase } from './support/test-database.ts'
import { literal, type Row, trackedDatabase, videos } from './support/tracking.ts'

const sha256 = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex')

const addTokensOn =
  (database: TestDatabase) =>
  async (user: string, scopes: ApiScope[] = ['read', 'track', 'spend']): Promise<string> => {
    const token = `kt_${crypto.randomUUID()}`
    const values = `'a script', '${await sha256(token)}', '{${scopes}}', 30`
    await database.valueAs(user, `public.create_api_token(${values})`)
    return token
  }

describe.each(engines)('personal tokens on %s', (_, open) => {
  const { database, tracking, test } = trackedDatabase(open)
  let owner: string
  let phrase: string
  let strangersPhrase: string
  let strangersCheck: string
  const addToken = addTokensOn(database)

  // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of many shapes
  async function call(token: string, operation: string, given: Row = {}, place?: string): Promise<any> {
    const { body } = await ask(database, 'POST', '/rest/v1/rpc/call_with_token', {
      headers: { apikey: keys.secret },
      body: { p_token: token, p_calls: [{ operation, arguments: given }], p_place: place },
    })
    const { results, ...answer } = body
    return { ...answer, ...(results && { result: results[0] }) }
  }

  const openWith = (token: string, scope: string) =>
    database
      .commitAs('service_role', null, `select public.use_api_token(${literal(token)}, '${scope}') as value`)
      .then(([row]) => row?.value as Row)

  beforeAll(async () => {
    owner = await tracking.createUser()
    phrase = await tracking.add(owner, { keyword: 'matcha', account_name: 'ada' })
    await tracking.check(owner, { keyword: 'matcha', found: videos(12, { 3: { username: 'ada' } }) })
    const stranger = await tracking.createUser()
    strangersPhrase = await tracking.add(stranger, { keyword: 'secret plans' })
    strangersCheck = await tracking.check(stranger, { keyword: 'secret plans', found: videos(3) })
  })

  test('read the same rows as their owner, and no others', async () => {
    const token = await addToken(owner)
    const listed = await call(token, 'key_phrases', { limit: 50 })
    expect(listed.result).toMatchObject([
      { id: phrase, keyword: 'matcha', checks: [{ position: 3, results: 12 }] },
    ])
    const [check] = (await call(token, 'searches', { kind: 'check', phrase: 'Matcha', limit: 50 })).result
    expect(check).toMatchObject({ search_term: 'matcha', state: 'done' })
    expect((await call(token, 'results', { id: check.id })).result.videos).toHaveLength(12)
    expect((await call(token, 'positions', { keyword_id: phrase, limit: 50 })).result).toHaveLength(1)
    expect((await call(token, 'usage')).result).toMatchObject({
      plan: { level: 'pro' },
      active_key_phrases: 1,
    })

    for (const [operation, given] of [
      ['key_phrases', { limit: 50, id: strangersPhrase }],
      ['positions', { limit: 50, keyword_id: strangersPhrase }],
      ['searches', { limit: 50, kind: 'check', phrase: 'secret plans' }],
      ['searches', { limit: 50, kind: 'check', state: 'failed' }],
      ['searches', { limit: 50, kind: 'check', search_type: 'basic' }],
      ['alerts', { limit: 50 }],
    ] as const)
      expect((await call(token, operation, given)).result, operation).toEqual([])
    expect((await call(token, 'results', { id: strangersCheck })).result).toEqual({
      videos: [],
      suggestions: [],
      kept: false,
      yours: { tracked: [], accounts: null },
    })
  })

  test('change key phrases like a device, once per id, and only their owner’s', async () => {
    const token = await addToken(owner, ['read', 'track'])
    const id = crypto.randomUUID()
    const added = { id, kind: 'add_key_phrase', payload: { id, keyword: ' oat  milk ', country: 'gb' } }
    expect((await call(token, 'change', added)).result).toMatchObject({ id, keyword: 'oat milk' })
    expect((await call(token, 'change', added)).result).toMatchObject({ id })
    const change = (kind: string, payload: Row) =>
      call(token, 'change', { id: crypto.randomUUID(), kind, payload })
    expect((await change('change_key_phrase', { id, status: false })).result.status).toBe(false)
    for (const [kind, payload, refusal] of [
      ['add_key_phrase', { id: crypto.randomUUID(), keyword: '' }, 'invalid_change'],
      ['change_key_phrase', { id: strangersPhrase, status: false }, 'not_found'],
      ['delete_key_phrase', { id: strangersPhrase }, 'not_found'],
      ['change_profile', { first_name: 'Mallory' }, 'unknown_mutation'],
    ] as const)
      expect(await change(kind, payload), kind).toMatchObject({ refusal, limit: { max: 120 } })
    expect((await change('delete_key_phrase', { id })).result).toBeNull()
    expect(await tracking.keyPhrase(strangersPhrase)).toMatchObject({ status: true })
  })

  test('do not carry the identity of one request into the next', async () => {
    const token = await addToken(owner)
    await call(token, 'key_phrases', { limit: 1 })
    const [row] = await database.queryAs('anon', null, 'select current_user as role, auth.uid() as caller')
    expect(row).toEqual({ role: 'anon', caller: null })
  })

  test('do only what their scopes and their owner’s plan allow', async ({ user }) => {
    const all = await addToken(user)
    const reading = await addToken(user, ['read'])
    expect(await openWith(all, 'spend')).toMatchObject({ user_id: user })
    expect(await openWith(reading, 'spend')).toMatchObject({ refusal: 'scope_required' })
    expect(await call(reading, 'change', { kind: 'delete_key_phrase' })).toMatchObject({
      refusal: 'scope_required',
    })
    await tracking.setLevel(user, 'premium')
    expect(await openWith(all, 'spend')).toMatchObject({ refusal: 'plan_without_scope' })
    expect(await openWith(all, 'track')).toMatchObject({ user_id: user })
    await tracking.setLevel(user, 'free')
    for (const scope of ['read', 'track', 'spend'])
      expect(await openWith(all, scope)).toMatchObject({ refusal: 'plan_without_api' })
  })

  test('are refused if unknown, expired, revoked, or of a deleted account', async ({ user }) => {
    const [revoked, expired, kept] = [await addToken(user), await addToken(user), await addToken(user)]
    const hashOf = async (token: string) => `decode('${await sha256(token)}', 'hex')`
    await database.query(
      `update private.api_tokens set expires_at = now() where token_hash = ${await hashOf(expired)}`,
    )
    expect(await database.valueAs(user, 'public.my_api_tokens()')).toHaveLength(3)
    const id = `(select id from private.api_tokens where token_hash = ${await hashOf(revoked)})`
    const revoking = `public.revoke_api_token('${await database.value(id)}')`
    await database.valueAs(await tracking.createUser(), revoking)
    expect(await openWith(revoked, 'read')).toMatchObject({ user_id: user })
    await database.valueAs(user, revoking)
    expect(await openWith(revoked, 'read')).toEqual({ refusal: 'unknown_token' })
    expect(await openWith(expired, 'read')).toMatchObject({ refusal: 'expired_token' })
    expect(await openWith('kt_guessed', 'read')).toEqual({ refusal: 'unknown_token' })
    await database.query(`select public.begin_account_deletion('${user}')`)
    expect(await openWith(kept, 'read')).toEqual({ refusal: 'unknown_token' })
    await expectRefusal(addToken(user), 'account_deleted')
  })

  test('have 120 requests a minute each, refused ones included', async ({ user }) => {
    const [busy, other] = [await addToken(user), await addToken(user)]
    // Waits if the minute is about to end, because the count would reset in the middle of this test.
    await database.query('select pg_sleep(case when extract(second from now()) > 50 then 11 else 0 end)')
    expect(await openWith(busy, 'read')).toMatchObject({ limit: { max: 120, left: 119 } })
    await database.query('update private.api_tokens set used_in_minute = 119 where used_in_minute = 1')
    expect(await call(busy, 'change', { kind: 'unknown', payload: {} })).toMatchObject({ limit: { left: 0 } })
    const refused = await call(busy, 'usage')
    expect(refused).toMatchObject({ refusal: 'too_many_requests', limit: { left: 0 } })
    expect(refused.limit.resets_in).toBeGreaterThan(0)
    expect(refused.limit.resets_in).toBeLessThanOrEqual(60)
    expect(await openWith(other, 'read')).toMatchObject({ limit: { left: 119 } })
    await database.query(`update private.api_tokens set minute = minute - interval '1 minute'`)
    expect(await openWith(busy, 'read')).toMatchObject({ user_id: user, limit: { left: 119 } })
  })

  test('show the day and the country of their last use', async ({ user }) => {
    const token = await addToken(user)
    const lastUse = async () => (await database.valueAs<Row[]>(user, 'public.my_api_tokens()'))[0]
    expect(await lastUse()).toMatchObject({ last_used_on: null, last_used_in: null })
    await call(token, 'usage', {}, 'DE')
    const today = await database.value<string>(`(now() at time zone 'UTC')::date::text`)
    expect(await lastUse()).toMatchObject({ last_used_on: today, last_used_in: 'DE' })
    await call(token, 'usage', {}, 'the moon')
    expect(await lastUse()).toMatchObject({ last_used_on: today, last_used_in: null })
  })

  test('are at most 20, with the plan’s scopes, a name and an expiry date', async ({ premiumUser: user }) => {
    const create = (name: string, scopes: string, days: number, hash = 'ab'.repeat(32)) =>
      database.valueAs(user, `public.create_api_token(${literal(name)}, '${hash}', '${scopes}', ${days})`)
    await expectRefusal(create('a', '{read,spend}', 30), 'plan_required')
    await expectRefusal(create(' ', '{read}', 30), 'invalid_change')
    await expectRefusal(create('a', '{track}', 30), 'invalid_change')
    await expectRefusal(create('a', '{read,read,read,read}', 30), 'invalid_change')
    await expectRefusal(create('a', '{read}', 31), 'invalid_change')
    await expectRefusal(create('a', '{read}', 30, 'ab'), 'invalid_change')
    await expectRefusal(create('a', '{read}', 30, 'zz'), 'invalid_change')
    const { errors } = await callAtOnce(30, () => addToken(user, ['read']))
    expect(errors).toHaveLength(10)
    for (const { message } of errors) expect(message).toContain('too_many_api_tokens')
    await tracking.setLevel(user, 'free')
    await expectRefusal(create('a', '{read}', 30), 'plan_required')
  })
})

describe('on a server with Supabase’s roles', () => {
  const { database, tracking, test } = trackedDatabase()

  test('the role of PostgREST may become the owner’s, but only through a token', async ({ user }) => {
    const token = await addTokensOn(database)(user)
    await tracking.add(user, { keyword: 'matcha' })
    await database.query(`do $$ begin
      create role authenticator noinherit login;
    exception when duplicate_object then null; end $$`)
    await database.query('grant anon, authenticated, service_role to authenticator')
    const calls = JSON.stringify([{ operation: 'key_phrases', arguments: { limit: 9 } }])
    // The statements of one query run in one transaction, so `set local` applies to the call.
    const rows = await database.query(
      `set local session authorization authenticator; set local role service_role;
       select public.call_with_token('${token}', '${calls}') as answer`,
    )
    expect(rows.flat()).toMatchObject([{ answer: { results: [[{ keyword: 'matcha' }]] } }])
  })
})
