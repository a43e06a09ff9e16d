import assert from 'node:assert/strict'
import { createSubscriber } from '../../../tests/doubles/memory-billing.ts'
import { secretKey, serverRequest } from '../_shared/testing/fake-deps.ts'
import { handle } from './handler.ts'

async function withSubscriptions(count: number) {
  const { billing, subscription: first } = await createSubscriber('premium')
  const { subscriptions } = billing.sandbox.state
  for (let n = 1; n < count; n += 1) subscriptions[`sub_${n}`] = { ...first, id: `sub_${n}` }
  const reconcile = async (clock = () => 0) =>
    (await handle(serverRequest(), { ...billing.deps, secretKey, clock })).json()
  return { billing, first, reconcile }
}

Deno.test('stripe-reconcile: reads pages from Stripe, then our subscriptions that Stripe did not list', async () => {
  const { billing, first, reconcile } = await withSubscriptions(121)
  assert.deepEqual(await reconcile(), { read: 121, failed: 0, complete: true })
  assert.equal(billing.applied[0]?.payment_method_last4, '4242')

  first.status = 'canceled'
  billing.applied.splice(0)
  const unread = [first.id, 'sub_of_another_account']
  billing.deps.store.unreadSubscriptions = async () => unread.splice(0)
  assert.deepEqual(await reconcile(), { read: 122, failed: 1, complete: true })
  const canceled = billing.applied.filter(({ status }) => status === 'canceled')
  assert.deepEqual([canceled.length, canceled[0]?.subscription_id], [1, first.id])
})

Deno.test('stripe-reconcile: continues in the next call where the last one stopped', async () => {
  const { billing, reconcile } = await withSubscriptions(250)
  let now = 0
  const clock = () => {
    now += 20_000
    return now
  }
  assert.deepEqual(await reconcile(clock), { read: 200, failed: 0, complete: false })
  assert.equal(billing.round?.phase, 'named')
  assert.deepEqual(await reconcile(clock), { read: 50, failed: 0, complete: true })
  assert.equal(billing.round, null)
  assert.equal(new Set(billing.applied.map(({ subscription_id }) => subscription_id)).size, 250)
})

Deno.test('stripe-reconcile: logs a subscription that cannot be stored and continues', async () => {
  const { billing, reconcile } = await withSubscriptions(3)
  billing.deps.store.applyAll = async () => ['applied', 'failed', 'unknown_customer']
  assert.deepEqual(await reconcile(), { read: 3, failed: 1, complete: true })
  assert.match(billing.logged[0]?.detail ?? '', /1 subscriptions could not be stored/)
})

Deno.test('stripe-reconcile: restarts the round if Stripe no longer has the last subscription', async () => {
  const { billing, reconcile } = await withSubscriptions(2)
  billing.round = { phase: 'named', after: 'sub_that_was_deleted', first_ticket: 1 }
  assert.deepEqual(await reconcile(), { read: 2, failed: 0, complete: true })
})
