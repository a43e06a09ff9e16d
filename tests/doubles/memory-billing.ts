import type Stripe from 'stripe'
import type { BillingDeps } from '../../supabase/functions/_shared/billing/billing-deps.ts'
import type { BillingStore, Reconciliation } from '../../supabase/functions/_shared/billing/billing-store.ts'
import { createStripe } from '../../supabase/functions/_shared/billing/stripe-client.ts'
import type {
  PaidPlan,
  SubscriptionState,
} from '../../supabase/functions/_shared/billing/subscription-state.ts'
import type { Failure } from '../../supabase/functions/_shared/failure.ts'
import {
  fakeDeps,
  searchRequest,
  siteOrigin as siteUrl,
} from '../../supabase/functions/_shared/testing/fake-deps.ts'
import { handle as checkout } from '../../supabase/functions/stripe-checkout/handler.ts'
import { completeCheckout } from '../../supabase/local/stripe-sandbox/lifecycle.ts'
import { emptyState } from '../../supabase/local/stripe-sandbox/state.ts'
import { makePrice, stripeSandbox } from '../../supabase/local/stripe-sandbox/stripe-sandbox.ts'
import { makeEvent } from '../../supabase/local/stripe-sandbox/webhooks.ts'

const prices = { premium: makePrice('premium', 2999), pro: makePrice('pro', 9999) }

export type MemoryBilling = ReturnType<typeof createMemoryBilling>

/** Returns Stripe's sandbox and a store for one user. The store does not enforce the database's rules. */
export function createMemoryBilling() {
  const state = emptyState()
  /** The requests to Stripe, each as "METHOD /path". */
  const asked: string[] = []
  const { app, sandbox } = stripeSandbox({
    state,
    save: () => undefined,
    emit: () => undefined,
    prices: async () => prices,
    pagesUrl: `${siteUrl}/sandbox/stripe`,
  })
  const account: { customer_id: string | null; deleted: boolean } = { customer_id: null, deleted: false }
  const applied: SubscriptionState[] = []
  const logged: Failure[] = []
  let tickets = 0
  const store: BillingStore = {
    hasPlans: async () => billing.hasPlans,
    account: async () =>
      account.deleted ? null : { email: 'ada@example.test', name: 'Ada', customer_id: account.customer_id },
    linkCustomer: async (_user, customer, replaces) => {
      if (account.customer_id === replaces) account.customer_id = customer
      return account.customer_id ?? customer
    },
    beginReading: async () => {
      tickets += 1
      return { known: false, ticket: tickets }
    },
    apply: async (_ticket, subscription) => {
      applied.push(subscription)
      return 'applied'
    },
    applyAll: async (_ticket, states) => {
      applied.push(...states)
      return states.map(() => 'applied')
    },
    beginReconciliation: async () => {
      billing.round ??= { phase: 'named', after: null, first_ticket: 1 }
      return billing.round
    },
    keepReconciliation: async (first_ticket, step) => {
      billing.round = step && { ...step, first_ticket }
    },
    unreadSubscriptions: async () => [],
    closeAccount: async () => {
      const existed = !account.deleted
      account.deleted = true
      return existed
    },
    deleteSlice: async () => {
      billing.slices -= 1
      return billing.slices > 0
    },
  }
  const deps: BillingDeps = {
    ...fakeDeps(),
    log: (failure) => void logged.push(failure),
    stripe: createStripe(
      { STRIPE_SECRET_KEY: state.apiKey, STRIPE_API_URL: 'http://sandbox.test' },
      async (input, init) => {
        const request = new Request(input, init)
        asked.push(`${request.method} ${new URL(request.url).pathname}`)
        return (await billing.outage?.()) ?? (await app.fetch(request))
      },
    ),
    store,
    siteUrl,
  }
  const billing = {
    deps,
    sandbox,
    asked,
    applied,
    logged,
    account,
    hasPlans: true,
    round: null as Reconciliation | null,
    slices: 1,
    /** If set, called for each request to Stripe. Its result is the response; null passes the request on. */
    outage: null as (() => Response | null | Promise<Response>) | null,
    pay: (sessionId: string, plan: PaidPlan): Stripe.Subscription => {
      const session = sandbox.state.checkouts[sessionId]
      if (!session) throw new Error(`no checkout ${sessionId}`)
      completeCheckout(sandbox, session, prices[plan])
      const subscription = sandbox.state.subscriptions[String(session.subscription)]
      if (!subscription) throw new Error('the checkout created no subscription')
      return subscription
    },
    addCustomer: async () => {
      const customer = await deps.stripe?.customers.create({ email: 'ada@example.test' })
      account.customer_id = customer?.id ?? null
    },
    request: (body?: unknown, method = 'POST') =>
      new Request(searchRequest('/x', { origin: siteUrl }), {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  }
  return billing
}

export async function createSubscriber(plan: PaidPlan) {
  const billing = createMemoryBilling()
  const { sessionId } = await (await checkout(billing.request({ plan }), billing.deps)).json()
  return { billing, sessionId, subscription: billing.pay(sessionId, plan) }
}

export const stripeFails = () => Response.json({ error: { type: 'api_error' } }, { status: 400 })

export function eventText(type: Stripe.Event.Type, object: Record<string, unknown>): string {
  return JSON.stringify(makeEvent(type, object, 1))
}
