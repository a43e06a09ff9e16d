import assert from 'node:assert/strict'
import { completeCheckout } from '../../local/stripe-sandbox/lifecycle.ts'
import { priceOf } from '../../local/stripe-sandbox/objects.ts'
import { createMemoryBilling } from '../_shared/testing/memory-billing.ts'
import { handle as checkout } from '../stripe-checkout/handler.ts'
import { handle } from './handler.ts'

const secretKey = 'sb_secret_test'
const byServer = (key = secretKey) =>
  new Request('http://functions/x', { method: 'POST', headers: { authorization: `Bearer ${key}` } })

Deno.test('stripe-reconcile: only the secret key opens it', async () => {
  const billing = createMemoryBilling()
  for (const key of ['', 'a-good-token', `${secretKey}x`, secretKey.slice(0, -1)])
    assert.equal((await handle(byServer(key), { ...billing.deps, secretKey })).status, 401, key)
  assert.deepEqual(billing.asked, [])
})

Deno.test('stripe-reconcile: reads what Stripe has, page by page, and what we believed to be there', async () => {
  const billing = createMemoryBilling()
  const { sessionId } = await (await checkout(billing.request({ plan: 'premium' }), billing.deps)).json()
  const session = billing.sandbox.state.checkouts[sessionId]
  assert.ok(session)
  completeCheckout(billing.sandbox, session, priceOf('premium', 2999))
  const { subscriptions } = billing.sandbox.state
  const [first] = Object.values(subscriptions)
  assert.ok(first)
  for (let n = 0; n < 120; n += 1) subscriptions[`sub_${n}`] = { ...first, id: `sub_${n}` }
  const answer = await handle(byServer(), { ...billing.deps, secretKey })
  assert.deepEqual(await answer.json(), { read: 121, failed: 0 })
  assert.equal(billing.applied[0]?.payment_method_last4, '4242')

  first.status = 'canceled'
  billing.applied.splice(0)
  billing.deps.store.openSubscriptions = async () => [first.id, 'sub_of_another_account']
  const later = await handle(byServer(), { ...billing.deps, secretKey })
  assert.deepEqual(await later.json(), { read: 122, failed: 1 })
  assert.deepEqual(
    billing.applied
      .filter(({ status }) => status === 'canceled')
      .map(({ subscription_id }) => subscription_id),
    [first.id],
  )
})
