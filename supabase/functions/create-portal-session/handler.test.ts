import assert from 'node:assert/strict'
import { createMemoryBilling } from '../../../tests/doubles/memory-billing.ts'
import { siteOrigin as siteUrl } from '../_shared/testing/fake-deps.ts'
import { handle } from './handler.ts'

async function withCustomer() {
  const billing = createMemoryBilling()
  await billing.addCustomer()
  return billing
}

for (const body of [{}, { return_url: `${siteUrl}/account` }]) {
  Deno.test(`create-portal-session: returns to the account for ${JSON.stringify(body)}`, async () => {
    const billing = await withCustomer()
    const response = await handle(billing.request(body), billing.deps)
    const { url } = await response.json()
    assert.equal(response.status, 200)
    const portal = billing.sandbox.state.portals[url.split('/').at(-1)]
    assert.equal(portal?.returnUrl, `${siteUrl}/account`)
  })
}

const foreign = ['https://evil.test/account', `${siteUrl}.evil.test`, '/account', `${siteUrl}@evil.test`]
for (const return_url of foreign) {
  Deno.test(`create-portal-session: rejects the return_url ${return_url}`, async () => {
    const billing = await withCustomer()
    const response = await handle(billing.request({ return_url }), billing.deps)
    assert.equal(response.status, 400)
    assert.deepEqual(billing.sandbox.state.portals, {})
  })
}

Deno.test('create-portal-session: returns 404 for a user who never paid', async () => {
  const billing = createMemoryBilling()
  const response = await handle(billing.request({}), billing.deps)
  assert.equal(response.status, 404)
  assert.equal((await response.json()).error.message, 'No active subscription')
})
