import { Hono } from 'hono'
import type Stripe from 'stripe'
import { lookupKeys, type PaidPlan } from '../../functions/_shared/billing/subscription-state.ts'
import { apiServer } from './api-server.ts'
import { checkoutPages } from './checkout-page.ts'
import type { Prices } from './commands.ts'
import { invoicePages } from './invoice-page.ts'
import type { Emit, Sandbox } from './lifecycle.ts'
import { portalPages } from './portal-page.ts'
import type { StateStore } from './state.ts'

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

interface SandboxParts {
  store: StateStore
  emit: Emit
  pence: () => Promise<Record<PaidPlan, number>>
  pagesUrl: string
  /** The delay of a payment’s events after the button for late events is pressed. */
  lateMs?: number | undefined
}

export function stripeSandbox({ store, emit, pence, pagesUrl, lateMs = 15_000 }: SandboxParts) {
  const { state, save } = store
  const sandbox: Sandbox = { state, emit, pagesUrl, now: () => Math.floor(Date.now() / 1000) }
  const prices = async (): Promise<Prices> => {
    const { premium, pro } = await pence()
    return { premium: makePrice('premium', premium), pro: makePrice('pro', pro) }
  }
  const app = new Hono()
    .route('/v1', apiServer(sandbox, prices, save))
    .route('/checkout', checkoutPages(sandbox, prices, save, lateMs))
    .route('/portal', portalPages(sandbox, prices, save))
    .route('/invoices', invoicePages(sandbox))
  return { app, sandbox, prices }
}
