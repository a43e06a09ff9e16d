import assert from 'node:assert/strict'
import { createMemoryBilling, type MemoryBilling } from '../../../tests/doubles/memory-billing.ts'
import { handle } from './handler.ts'

const confirmed = { confirmation: 'delete' }
const depsOf = (billing: MemoryBilling, clock = () => 0) => ({ ...billing.deps, clock })

Deno.test('delete-account: without the word nothing happens', async () => {
  for (const body of [{}, { confirmation: 'Delete' }, { confirmation: true }, undefined]) {
    const billing = createMemoryBilling()
    assert.equal((await handle(billing.request(body), depsOf(billing))).status, 400)
    assert.equal(billing.account.deleted, false)
  }
})

Deno.test('delete-account: who never paid is deleted without Stripe, even where there is none', async () => {
  const billing = createMemoryBilling()
  const response = await handle(billing.request(confirmed), { ...depsOf(billing), stripe: null })
  assert.deepEqual(await response.json(), { deleted: true, complete: true })
})

Deno.test('delete-account: Stripe first; when it fails the account stays, and the next call completes', async () => {
  const billing = createMemoryBilling()
  const customer = await billing.deps.stripe?.customers.create({})
  billing.account.customer_id = customer?.id ?? null
  billing.outage = () => Response.json({ error: { type: 'api_error' } }, { status: 400 })
  assert.equal((await handle(billing.request(confirmed), depsOf(billing))).status, 502)
  assert.equal(billing.account.deleted, false)

  billing.outage = null
  assert.equal((await handle(billing.request(confirmed), depsOf(billing))).status, 200)
  assert.equal(billing.sandbox.state.customers[customer?.id ?? '']?.deleted, true)
  assert.equal(billing.account.deleted, true)
})

Deno.test('delete-account: a customer who is gone at Stripe already keeps nobody from leaving', async () => {
  const billing = createMemoryBilling()
  billing.account.customer_id = 'cus_gone'
  assert.equal((await handle(billing.request(confirmed), depsOf(billing))).status, 200)
})

Deno.test('delete-account: slice by slice until nothing is left', async () => {
  const billing = createMemoryBilling()
  billing.slices = 40
  const response = await handle(billing.request(confirmed), depsOf(billing))
  assert.deepEqual(await response.json(), { deleted: true, complete: true })
  assert.equal(billing.slices, 0)
})

Deno.test('delete-account: nobody waits for years of rows, and the account is closed all the same', async () => {
  const billing = createMemoryBilling()
  billing.slices = 100
  let now = 0
  const clock = () => {
    now += 1_000
    return now
  }
  const response = await handle(billing.request(confirmed), depsOf(billing, clock))
  assert.deepEqual(await response.json(), { deleted: true, complete: false })
  assert.equal(billing.account.deleted, true)
  assert.ok(billing.slices > 0)
})

Deno.test('delete-account: a slice that fails is logged, and leaves the rest to the clock', async () => {
  const billing = createMemoryBilling()
  billing.deps.store.deleteSlice = async () => {
    throw new Error('57014')
  }
  const response = await handle(billing.request(confirmed), depsOf(billing))
  assert.deepEqual(await response.json(), { deleted: true, complete: false })
  assert.equal(billing.logged.length, 1)
})
