import assert from 'node:assert/strict'
import {
  createMemoryBilling,
  createSubscriber,
  type MemoryBilling,
  stripeFails,
} from '../../../tests/doubles/memory-billing.ts'
import { handle } from './handler.ts'

const confirmed = { confirmation: 'delete' }
const createDeps = (billing: MemoryBilling, clock = () => 0) => ({ ...billing.deps, clock })

Deno.test('delete-account: requires the typed word', async () => {
  for (const body of [{}, { confirmation: 'Delete' }, { confirmation: true }, undefined]) {
    const billing = createMemoryBilling()
    assert.equal((await handle(billing.request(body), createDeps(billing))).status, 400)
    assert.equal(billing.account.deleted, false)
  }
})

Deno.test('delete-account: deletes a user who never paid without Stripe', async () => {
  const billing = createMemoryBilling()
  const response = await handle(billing.request(confirmed), { ...createDeps(billing), stripe: null })
  assert.deepEqual(await response.json(), { deleted: true, complete: true })
})

Deno.test('delete-account: keeps the account if Stripe fails, and completes on the next call', async () => {
  const billing = createMemoryBilling()
  await billing.addCustomer()
  billing.outage = stripeFails
  assert.equal((await handle(billing.request(confirmed), createDeps(billing))).status, 502)
  assert.equal(billing.account.deleted, false)

  billing.outage = null
  assert.equal((await handle(billing.request(confirmed), createDeps(billing))).status, 200)
  assert.equal(billing.sandbox.state.customers[billing.account.customer_id ?? '']?.deleted, true)
  assert.equal(billing.account.deleted, true)
})

Deno.test('delete-account: ignores a customer who no longer exists at Stripe', async () => {
  const billing = createMemoryBilling()
  billing.account.customer_id = 'cus_gone'
  assert.equal((await handle(billing.request(confirmed), createDeps(billing))).status, 200)
})

Deno.test('delete-account: deletes a customer whose subscription was canceled meanwhile', async () => {
  const { billing } = await createSubscriber('premium')
  billing.outage = () =>
    /^DELETE .*subscriptions/.test(billing.asked.at(-1) ?? '')
      ? Response.json({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, { status: 404 })
      : null
  assert.equal((await handle(billing.request(confirmed), createDeps(billing))).status, 200)
  assert.equal(billing.sandbox.state.customers[billing.account.customer_id ?? '']?.deleted, true)
})

Deno.test('delete-account: deletes slices until nothing is left', async () => {
  const billing = createMemoryBilling()
  billing.slices = 40
  const response = await handle(billing.request(confirmed), createDeps(billing))
  assert.deepEqual(await response.json(), { deleted: true, complete: true })
  assert.equal(billing.slices, 0)
})

Deno.test('delete-account: closes the account but leaves the rest after the time limit', async () => {
  const billing = createMemoryBilling()
  billing.slices = 100
  let now = 0
  const clock = () => {
    now += 1_000
    return now
  }
  const response = await handle(billing.request(confirmed), createDeps(billing, clock))
  assert.deepEqual(await response.json(), { deleted: true, complete: false })
  assert.equal(billing.account.deleted, true)
  assert.ok(billing.slices > 0)
})

Deno.test('delete-account: logs a slice that fails and leaves the rest to the scheduled job', async () => {
  const billing = createMemoryBilling()
  billing.deps.store.deleteSlice = () => Promise.reject(new Error('57014'))
  const response = await handle(billing.request(confirmed), createDeps(billing))
  assert.deepEqual(await response.json(), { deleted: true, complete: false })
  assert.equal(billing.logged.length, 1)
})
