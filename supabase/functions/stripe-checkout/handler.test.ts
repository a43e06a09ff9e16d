import assert from 'node:assert/strict'
import {
  createMemoryBilling,
  createSubscriber,
  type MemoryBilling,
} from '../../../tests/doubles/memory-billing.ts'
import { siteOrigin as siteUrl } from '../_shared/testing/fake-deps.ts'
import { handle } from './handler.ts'

async function ask(billing: MemoryBilling, body: unknown) {
  const response = await handle(billing.request(body), billing.deps)
  return { status: response.status, body: await response.json() }
}

const terms = {
  price_id: 'price_sandbox_pro',
  test_mode: false,
  success_url: `${siteUrl}/account?checkout_success=true`,
  cancel_url: `${siteUrl}/account?checkout_cancelled=true`,
  mode: 'subscription',
}

Deno.test('stripe-checkout: creates a session with the server’s price and addresses', async () => {
  for (const asked of [{ plan: 'pro' }, terms]) {
    const billing = createMemoryBilling()
    const { status, body } = await ask(billing, asked)
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(body), ['sessionId', 'url', 'error'])
    const session = billing.sandbox.state.checkouts[body.sessionId]
    assert.equal(body.url, session?.url)
    assert.equal(session?.amount_total, 9999)
    assert.equal(session?.success_url, terms.success_url)
    assert.equal(session?.cancel_url, terms.cancel_url)
    assert.equal(session?.customer, billing.account.customer_id)
  }
})

const refused: [name: string, body: unknown, status: number, message: string][] = [
  ['a plan that is not sold', { plan: 'free' }, 400, 'Invalid product'],
  ['no plan', {}, 400, 'Invalid product'],
  ['an unknown price', { ...terms, price_id: 'price_1' }, 400, 'Invalid product'],
  ["another plan's price", { plan: 'pro', price_id: 'price_sandbox_premium' }, 400, 'Invalid product'],
  ['another success_url', { ...terms, success_url: 'https://evil.test' }, 400, 'success_url is not valid'],
  ['another cancel_url', { plan: 'pro', cancel_url: `${siteUrl}/x` }, 400, 'cancel_url is not valid'],
  ['another mode', { plan: 'pro', mode: 'payment' }, 400, 'mode is not valid'],
  ['a number for a plan', { plan: 1 }, 400, 'plan is not valid'],
]
for (const [name, body, status, message] of refused) {
  Deno.test(`stripe-checkout: rejects ${name} without creating a session`, async () => {
    const billing = createMemoryBilling()
    const response = await ask(billing, body)
    assert.equal(response.status, status)
    assert.equal(response.body.error.message, message)
    assert.deepEqual(billing.sandbox.state.checkouts, {})
  })
}

Deno.test('stripe-checkout: fails with plans_off without plans, with or without a key', async () => {
  const billing = createMemoryBilling()
  billing.hasPlans = false
  const { status, body } = await ask(billing, { plan: 'pro' })
  assert.equal(status, 409)
  assert.equal(body.error.code, 'plans_off')
  assert.deepEqual(billing.asked, [])
  billing.deps.stripe = null
  assert.equal((await ask(billing, { plan: 'pro' })).body.error.code, 'plans_off')
  assert.deepEqual(billing.logged, [])
})

Deno.test('stripe-checkout: creates one customer and one session on a double click', async () => {
  const billing = createMemoryBilling()
  const [one, two] = await Promise.all([ask(billing, { plan: 'pro' }), ask(billing, { plan: 'pro' })])
  assert.equal(one.body.sessionId, two.body.sessionId)
  assert.equal(Object.keys(billing.sandbox.state.customers).length, 1)
  assert.equal((await ask(billing, { plan: 'pro' })).body.sessionId, one.body.sessionId)
})

Deno.test('stripe-checkout: keeps only the session of the last chosen plan open', async () => {
  const billing = createMemoryBilling()
  const { checkouts } = billing.sandbox.state
  const open = () => Object.values(checkouts).flatMap(({ id, status }) => (status === 'open' ? [id] : []))
  const chosen = []
  for (const plan of ['pro', 'premium', 'pro']) {
    const { body } = await ask(billing, { plan })
    assert.deepEqual(open(), [body.sessionId])
    chosen.push(body.sessionId)
  }
  assert.equal(new Set(chosen).size, 3)
})

Deno.test('stripe-checkout: refuses subscribers even if our copy is stale', async () => {
  const { billing, sessionId, subscription } = await createSubscriber('pro')
  for (const status of ['active', 'past_due', 'unpaid', 'incomplete'] as const) {
    subscription.status = status
    assert.equal((await ask(billing, { plan: 'pro' })).body.error.code, 'already_subscribed', status)
  }
  subscription.status = 'canceled'
  const again = await ask(billing, { plan: 'pro' })
  assert.notEqual(again.body.sessionId, sessionId)
})

Deno.test('stripe-checkout: sends a premium subscriber to the portal page that upgrades to pro', async () => {
  const { billing, subscription } = await createSubscriber('premium')
  const { status, body } = await ask(billing, { plan: 'pro' })
  assert.equal(status, 200)
  const portal = billing.sandbox.state.portals[body.sessionId]
  assert.equal(body.url, `${siteUrl}/sandbox/stripe/portal/${body.sessionId}`)
  assert.deepEqual(portal, {
    customer: billing.account.customer_id,
    returnUrl: `${siteUrl}/account`,
    change: {
      subscription: subscription.id,
      price: 'price_sandbox_pro',
      afterUrl: `${siteUrl}/account?upgraded=true`,
    },
  })
  assert.equal(Object.keys(billing.sandbox.state.checkouts).length, 1)
})

Deno.test('stripe-checkout: upgrades no plan that ends, is past due or costs more', async () => {
  const { billing, subscription } = await createSubscriber('premium')
  const refusal = async (plan: string) => (await ask(billing, { plan })).body.error.code
  assert.equal(await refusal('premium'), 'already_subscribed')
  subscription.cancel_at_period_end = true
  assert.equal(await refusal('pro'), 'already_subscribed')
  subscription.cancel_at_period_end = false
  subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? null
  assert.equal(await refusal('pro'), 'already_subscribed')
  subscription.cancel_at = null
  subscription.status = 'past_due'
  assert.equal(await refusal('pro'), 'already_subscribed')
  const pro = await createSubscriber('pro')
  assert.equal((await ask(pro.billing, { plan: 'premium' })).body.error.code, 'already_subscribed')
})

Deno.test('stripe-checkout: logs why Stripe refuses an upgrade', async () => {
  const { billing } = await createSubscriber('premium')
  const { asked } = billing
  billing.outage = () => {
    if (!asked.at(-1)?.includes('billing_portal')) return null
    return Response.json(
      { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'Not enabled' } },
      { status: 400 },
    )
  }
  assert.equal((await ask(billing, { plan: 'pro' })).body.error.code, 'upgrade_refused')
  assert.match(billing.logged.at(-1)?.detail ?? '', /resource_missing 400/)
})

Deno.test('stripe-checkout: creates a new customer if Stripe no longer has the old one', async () => {
  const billing = createMemoryBilling()
  billing.account.customer_id = 'cus_of_another_account'
  assert.equal((await ask(billing, { plan: 'pro' })).status, 200)
  assert.match(billing.account.customer_id, /^cus_[0-9a-f]+$/)
})

Deno.test('stripe-checkout: distinguishes a missing key, missing prices and a failure of Stripe', async () => {
  const billing = createMemoryBilling()
  const keyless = await handle(billing.request({ plan: 'pro' }), { ...billing.deps, stripe: null })
  assert.equal(keyless.status, 503)
  assert.equal((await keyless.json()).error.message, 'Payments are not set up')

  billing.outage = () => Response.json({ object: 'list', data: [], has_more: false, url: '/v1/prices' })
  const priceless = await ask(billing, { plan: 'pro' })
  assert.equal(priceless.status, 503)
  assert.equal(priceless.body.error.message, 'Price ID not found')

  billing.outage = () =>
    Response.json({ error: { type: 'authentication_error', message: 'secret sk_x' } }, { status: 401 })
  const refusedKey = await ask(billing, { plan: 'pro' })
  assert.equal(refusedKey.status, 502)
  assert.deepEqual(refusedKey.body.error, {
    code: 'payments_unavailable',
    message: 'The payment provider cannot be reached',
  })
  assert.match(billing.logged.at(-1)?.detail ?? '', /401/)
  assert.doesNotMatch(billing.logged.at(-1)?.detail ?? '', /sk_x/)
})
