import assert from 'node:assert/strict'
import { createMemoryBilling } from '../_shared/testing/memory-billing.ts'
import { handle } from './handler.ts'

const confirmed = { confirmation: 'delete' }

Deno.test('delete-account: without the word nothing happens', async () => {
  for (const body of [{}, { confirmation: 'Delete' }, { confirmation: true }, undefined]) {
    const billing = createMemoryBilling()
    assert.equal((await handle(billing.request(body), billing.deps)).status, 400)
    assert.equal(billing.account.deleted, false)
  }
})

Deno.test('delete-account: who never paid is deleted without Stripe, even where there is none', async () => {
  const billing = createMemoryBilling()
  const answer = await handle(billing.request(confirmed), { ...billing.deps, stripe: null })
  assert.deepEqual(await answer.json(), { deleted: true })
})

Deno.test('delete-account: Stripe first; when it fails the account stays, and the next call completes', async () => {
  const billing = createMemoryBilling()
  const customer = await billing.deps.stripe?.customers.create({})
  billing.account.customer_id = customer?.id ?? null
  billing.outage = () => Response.json({ error: { type: 'api_error' } }, { status: 400 })
  assert.equal((await handle(billing.request(confirmed), billing.deps)).status, 502)
  assert.equal(billing.account.deleted, false)

  billing.outage = null
  assert.equal((await handle(billing.request(confirmed), billing.deps)).status, 200)
  assert.equal(billing.sandbox.state.customers[customer?.id ?? '']?.deleted, true)
  assert.equal(billing.account.deleted, true)
})

Deno.test('delete-account: a customer who is gone at Stripe already keeps nobody from leaving', async () => {
  const billing = createMemoryBilling()
  billing.account.customer_id = 'cus_gone'
  assert.equal((await handle(billing.request(confirmed), billing.deps)).status, 200)
})
