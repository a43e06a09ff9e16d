import { describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { sharedDatabase } from './support/shared-database.ts'
import { ask, signUp } from './support/test-api.ts'

describe.each(engines)('the API on %s', (_, open) => {
  const database = sharedDatabase(open)

  test('the status says whether the caller or the data was refused', async () => {
    const { id, token } = await signUp(database, 'sly@keytrail.test')
    expect(await ask(database, 'GET', '/rest/v1/plans?select=level')).toMatchObject({ status: 200 })
    expect(await ask(database, 'GET', '/rest/v1/profiles?select=*')).toMatchObject({ status: 401 })
    const nested = await ask(database, 'GET', '/rest/v1/profiles?select=id,search_history(id)', { token })
    expect(nested.body).toEqual([{ id, search_history: [] }])
    const own = `/rest/v1/profiles?id=eq.${id}`
    const raised = await ask(database, 'PATCH', own, { token, body: { subscription_level: 'pro' } })
    expect(raised).toMatchObject({ status: 403, body: { code: '42501' } })
    const refused = await ask(database, 'POST', '/rest/v1/rpc/apply_mutation', {
      token,
      body: {
        ...{ p_id: crypto.randomUUID(), p_device_id: crypto.randomUUID(), p_sequence: 1 },
        ...{ p_kind: 'change_profile', p_payload: { first_name: '' } },
      },
    })
    expect(refused).toMatchObject({ status: 422, body: { message: 'invalid_change' } })
  })

  test('a missing or invented key, or a forged token, is refused', async () => {
    const { token } = await signUp(database, 'victim@keytrail.test')
    const forged = `${token.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`
    expect(await ask(database, 'GET', '/rest/v1/profiles', { token: forged })).toMatchObject({ status: 401 })
    for (const apikey of ['', 'sb_publishable_made_up', 'sb_secret_made_up'])
      expect(await ask(database, 'GET', '/rest/v1/plans', { headers: { apikey } }), apikey).toMatchObject({
        status: 401,
      })
  })
})
