import { beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { sharedDatabase } from './support/shared-database.ts'
import { ask, signUp } from './support/test-api.ts'

// At its first request, lite widens every grant; the stack must revoke the additions.
describe.each(engines)('the API on %s', (_, open) => {
  const database = sharedDatabase(open)
  let sly: Awaited<ReturnType<typeof signUp>>
  let victim: Awaited<ReturnType<typeof signUp>>

  const call = (method: string, path: string, token: string | null, body?: unknown, headers = {}) =>
    ask(database, method, path, {
      ...(token ? { token } : {}),
      body,
      headers: { prefer: 'return=representation', ...headers },
    })

  beforeAll(async () => {
    const data = { subscription_level: 'pro' }
    sly = await signUp(database, 'sly@keytrail.test', data)
    victim = await signUp(database, 'victim@keytrail.test', data)
  })

  test('a visitor reads plans and nothing else', async () => {
    expect(await call('GET', '/rest/v1/plans?select=level', null)).toMatchObject({ status: 200 })
    expect(await call('GET', '/rest/v1/profiles?select=*', null)).toMatchObject({ status: 401 })
  })

  test('a user sees only their own profile, on plain and nested reads', async () => {
    const { body } = await call('GET', '/rest/v1/profiles?select=id,search_history(id)', sly.token)
    expect(body).toEqual([{ id: sly.id, search_history: [] }])
    expect(await call('GET', `/rest/v1/profiles?id=eq.${victim.id}`, sly.token)).toMatchObject({ body: [] })
  })

  test('the level cannot be raised by update, upsert, delete and insert, or function parameter', async () => {
    const level = { id: sly.id, email: 'sly@keytrail.test', subscription_level: 'pro' }
    const own = `/rest/v1/profiles?id=eq.${sly.id}`
    const attempts = [
      await call('PATCH', own, sly.token, { subscription_level: 'pro' }),
      await call('PATCH', own, sly.token, { created_at: '2020-01-01' }),
      await call('POST', '/rest/v1/profiles', sly.token, level),
      await call('POST', '/rest/v1/profiles', sly.token, level, { prefer: 'resolution=merge-duplicates' }),
      await call('DELETE', own, sly.token),
      await call('POST', '/rest/v1/rpc/record_search', sly.token, {
        p_id: crypto.randomUUID(),
        p_user_id: victim.id,
        p_search_term: 'a',
        p_search_type: 'basic',
        p_country: 'gb',
      }),
    ]
    for (const attempt of attempts) expect(attempt).toMatchObject({ status: 403, body: { code: '42501' } })
    const applied = await call('POST', '/rest/v1/rpc/apply_mutation', sly.token, {
      p_id: crypto.randomUUID(),
      p_device_id: crypto.randomUUID(),
      p_sequence: 1,
      p_kind: 'change_profile',
      p_payload: { subscription_level: 'pro', id: victim.id, first_name: 'Sly' },
    })
    expect(applied).toMatchObject({ status: 200, body: 'applied' })
    const rows = await database.query(
      'select first_name, subscription_level from public.profiles order by email',
    )
    expect(rows).toEqual([
      { first_name: 'Sly', subscription_level: 'free' },
      { first_name: null, subscription_level: 'free' },
    ])
  })

  test('the status tells a device that its data was refused', async () => {
    const refused = await call('POST', '/rest/v1/rpc/apply_mutation', sly.token, {
      p_id: crypto.randomUUID(),
      p_device_id: crypto.randomUUID(),
      p_sequence: 2,
      p_kind: 'change_profile',
      p_payload: { first_name: '' },
    })
    expect(refused).toMatchObject({ status: 422, body: { message: 'invalid_change' } })
  })

  test('a missing, invented or forged token is refused', async () => {
    const forged = `${victim.token.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`
    expect(await call('GET', '/rest/v1/profiles', forged)).toMatchObject({ status: 401 })
    for (const apikey of ['', 'sb_publishable_made_up', 'sb_secret_made_up'])
      expect(await call('GET', '/rest/v1/plans', null, undefined, { apikey }), apikey).toMatchObject({
        status: 401,
      })
  })
})
