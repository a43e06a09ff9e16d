import assert from 'node:assert/strict'
import Stripe from 'stripe'
import {
  createMemoryBilling,
  createSubscriber,
  eventText,
  type MemoryBilling,
  stripeFails,
} from '../../../tests/doubles/memory-billing.ts'
import { handle } from './handler.ts'

const webhookSecret = 'whsec_test'
const now = () => Date.now() / 1000

async function signed(payload: string, { at = now(), secret = webhookSecret } = {}): Promise<Request> {
  const timestamp = Math.floor(at)
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp })
  const headers = { 'stripe-signature': signature }
  return new Request('http://functions/x', { method: 'POST', body: payload, headers })
}

const receive = ({ deps }: MemoryBilling, request: Request) => handle(request, { ...deps, webhookSecret })

const changed = eventText('customer.subscription.updated', { id: 'sub_1', object: 'subscription' })

const subscriptionEvents: [type: Stripe.Event.Type, object: (id: string) => Record<string, unknown>][] = [
  ...(['created', 'updated', 'deleted', 'paused', 'resumed'] as const).map(
    (change): (typeof subscriptionEvents)[number] => [`customer.subscription.${change}`, (id) => ({ id })],
  ),
  ['checkout.session.completed', (subscription) => ({ subscription })],
  ['invoice.paid', (id) => ({ parent: { subscription_details: { subscription: { id } } } })],
  ['invoice.payment_failed', (id) => ({ parent: { subscription_details: { subscription: id } } })],
]
for (const [type, object] of subscriptionEvents)
  Deno.test(`stripe-webhook: ${type} stores what Stripe says now, with a ticket from before the question`, async () => {
    const { billing, subscription } = await createSubscriber('pro')
    const order: unknown[] = []
    billing.outage = () => {
      order.push('Stripe is asked')
      subscription.status = 'past_due'
      return null
    }
    billing.deps.store.beginReading = async (event) => {
      order.push(['begins', event])
      return { known: false, ticket: 7 }
    }
    billing.deps.store.apply = async (ticket, { subscription_id, level, status }, by) => {
      order.push(['stores', ticket, subscription_id, level, status, by?.id, by?.type])
      return 'applied'
    }
    const event = eventText(type, object(subscription.id))
    const { id } = JSON.parse(event)
    const response = await receive(billing, await signed(event))
    assert.deepEqual([response.status, (await response.json()).outcome], [200, 'applied'])
    assert.deepEqual(order, [
      ['begins', id],
      'Stripe is asked',
      ['stores', 7, subscription.id, 'pro', 'past_due', id, type],
    ])
  })

Deno.test('stripe-webhook: asks Stripe nothing about an event whose effect is stored', async () => {
  const billing = createMemoryBilling()
  billing.deps.store.beginReading = async () => ({ known: true, ticket: 1 })
  const response = await receive(billing, await signed(changed))
  assert.equal((await response.json()).outcome, 'already_applied')
  assert.deepEqual([billing.asked, billing.applied], [[], []])
})

Deno.test('stripe-webhook: accepts and ignores other events, without a request to Stripe', async () => {
  const billing = createMemoryBilling()
  const event = eventText('charge.refunded', { id: 'ch_1', object: 'charge' })
  const response = await receive(billing, await signed(event))
  assert.equal(response.status, 200)
  assert.deepEqual(await response.json(), { received: true, outcome: 'ignored' })
  assert.deepEqual(billing.asked, [])
})

Deno.test('stripe-webhook: ignores a subscription that Stripe does not have, so that the event is not resent', async () => {
  const billing = createMemoryBilling()
  const response = await receive(billing, await signed(changed))
  assert.deepEqual([response.status, (await response.json()).outcome], [200, 'ignored'])
})

Deno.test('stripe-webhook: returns 5xx for an error of ours or of Stripe, so that the event is resent', async () => {
  const billing = createMemoryBilling()
  billing.outage = stripeFails
  assert.equal((await receive(billing, await signed(changed))).status, 502)
  billing.deps.store.beginReading = () => Promise.reject(new Error('connection lost'))
  assert.equal((await receive(billing, await signed(changed))).status, 500)
  assert.equal((await handle(await signed(changed), { ...billing.deps, webhookSecret: null })).status, 503)
  assert.equal(billing.logged.length, 3)
})

Deno.test('stripe-webhook: rejects an invalid signature, without a request to Stripe', async () => {
  const billing = createMemoryBilling()
  const signature = (await signed(changed)).headers.get('stripe-signature') ?? ''
  const sent = (headers: HeadersInit, body: string) =>
    new Request('http://functions/x', { method: 'POST', body, headers })
  const forged = {
    'by another secret': await signed(changed, { secret: 'whsec_other' }),
    'for another body': sent({ 'stripe-signature': signature }, changed.replace('sub_1', 'sub_2')),
    'long ago': sent({ 'stripe-signature': signature.replace(/t=\d+/, 't=1') }, changed),
    'in six minutes': await signed(changed, { at: now() + 360 }),
    'six minutes ago': await signed(changed, { at: now() - 360 }),
    'without a signature': sent({}, changed),
  }
  for (const [how, request] of Object.entries(forged)) {
    const response = await receive(billing, request)
    assert.deepEqual(
      [how, response.status, (await response.json()).error.code],
      [how, 400, 'invalid_signature'],
    )
  }
  assert.deepEqual(billing.asked, [])
})

Deno.test('stripe-webhook: accepts events from a clock that is a few minutes off', async () => {
  const billing = createMemoryBilling()
  for (const at of [now() - 240, now() + 240])
    assert.equal((await receive(billing, await signed(changed, { at }))).status, 200)
})

Deno.test('stripe-webhook: rejects a signed body that is not an event, without a request to Stripe', async () => {
  const billing = createMemoryBilling()
  const event = { id: 'evt_1', type: 'customer.subscription.updated', data: { object: { id: 'sub_1' } } }
  const bodies = [
    'no JSON',
    'null',
    {},
    { ...event, id: 7 },
    { ...event, id: '' },
    { ...event, type: null },
    { ...event, data: null },
    { ...event, data: { object: [] } },
    { ...event, data: { object: { id: null } } },
    { ...event, data: { object: { id: '' } } },
    { ...event, type: 'checkout.session.completed', data: { object: { subscription: 7 } } },
    { ...event, type: 'invoice.paid', data: { object: { parent: { subscription_details: 'x' } } } },
  ]
  for (const body of bodies) {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await receive(billing, await signed(text))
    assert.deepEqual([text, response.status], [text, 400])
    assert.equal((await response.json()).error.code, 'invalid_request')
  }
  assert.deepEqual(billing.asked, [])
})
