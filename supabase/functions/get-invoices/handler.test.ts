import assert from 'node:assert/strict'
import type Stripe from 'stripe'
import { createMemoryBilling, stripeFails } from '../../../tests/doubles/memory-billing.ts'
import { handle } from './handler.ts'

Deno.test('get-invoices: returns none for a user who never paid or whom Stripe does not know', async () => {
  const billing = createMemoryBilling()
  const response = await handle(billing.request(undefined, 'GET'), billing.deps)
  assert.deepEqual(await response.json(), { invoices: [] })
  assert.deepEqual(billing.asked, [])

  // After the operator switches to another Stripe account, Stripe does not have the customer.
  billing.account.customer_id = 'cus_unknown'
  const unknown = await handle(billing.request(undefined, 'GET'), billing.deps)
  assert.deepEqual(await unknown.json(), { invoices: [] })
})

Deno.test('get-invoices: returns the documented fields, without drafts and voided invoices', async () => {
  const billing = createMemoryBilling()
  billing.account.customer_id = 'cus_1'
  const documented = (id: string) => ({
    id,
    number: `KT-${id}`,
    created: 1_800_000_000,
    hosted_invoice_url: `https://invoice.stripe.test/${id}`,
  })
  const invoice = (id: string, status: Stripe.Invoice.Status) => ({
    ...documented(id),
    ...{ status, amount_due: 2999, customer_email: 'ada@example.test' },
  })
  billing.outage = () =>
    Response.json({
      object: 'list',
      has_more: false,
      url: '/v1/invoices',
      data: [invoice('a', 'open'), invoice('b', 'draft'), invoice('c', 'paid'), invoice('d', 'void')],
    })
  const response = await handle(billing.request(undefined, 'GET'), billing.deps)
  assert.deepEqual(await response.json(), { invoices: [documented('a'), documented('c')] })
  assert.equal(response.headers.get('cache-control'), 'no-store')
})

Deno.test('get-invoices: fails if Stripe fails', async () => {
  const billing = createMemoryBilling()
  billing.account.customer_id = 'cus_1'
  billing.outage = stripeFails
  assert.equal((await handle(billing.request(undefined, 'GET'), billing.deps)).status, 502)
})
