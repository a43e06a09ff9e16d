import { Hono } from 'hono'
import type Stripe from 'stripe'
import { lookupKeys, type PaidPlan } from '../../functions/_shared/billing/subscription-state.ts'
import { apiServer } from './api-server.ts'
import { checkoutPages } from './checkout-page.ts'
import { invoicePages } from './invoice-page.ts'
import type { Sandbox } from './lifecycle.ts'
import { portalPages } from './portal-page.ts'

export function makePrice(plan: PaidPlan, pence: number): Stripe.Price {
  return {
    id: `price_sandbox_${plan}`,
    object: 'price',
    livemode: false,
    lookup_key: lookupKeys[plan],
    metadata: { plan } as Stripe.Metadata,
    unit_amount: pence,
  } as Stripe.Price
}

export function stripeSandbox(parts: Omit<Sandbox, 'now'>, lateMs = 15_000) {
  const sandbox: Sandbox = { ...parts, now: () => Math.floor(Date.now() / 1000) }
  const app = new Hono()
    .route('/v1', apiServer(sandbox))
    .route('/checkout', checkoutPages(sandbox, lateMs))
    .route('/portal', portalPages(sandbox))
    .route('/invoices', invoicePages(sandbox))
  return { app, sandbox }
}
