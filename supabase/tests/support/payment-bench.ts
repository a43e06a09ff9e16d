import type Stripe from 'stripe'
import { type BillingStore, createBillingStore } from '../../functions/_shared/billing/billing-store.ts'
import { createStripe } from '../../functions/_shared/billing/stripe-client.ts'
import { handle } from '../../functions/stripe-webhook/handler.ts'
import { completeCheckout, type Sandbox } from '../../local/stripe-sandbox/lifecycle.ts'
import { makePrice } from '../../local/stripe-sandbox/objects.ts'
import { memoryState } from '../../local/stripe-sandbox/state.ts'
import { stripeSandbox } from '../../local/stripe-sandbox/stripe-sandbox.ts'
import { makeEvent, signedRequest } from '../../local/stripe-sandbox/webhooks.ts'
import type { TestDatabase } from './test-database.ts'
import { literal } from './tracking.ts'

export const prices = { premium: makePrice('premium', 2999), pro: makePrice('pro', 9999) }
const webhookUrl = 'http://functions.test/stripe-webhook'

interface PaymentBench {
  sandbox: Sandbox
  /** The sandbox's events since the last call, oldest first. */
  takeEvents(): Stripe.Event[]
  deliver(event: Stripe.Event): Promise<Response>
  subscribe(plan: 'premium' | 'pro'): Promise<{ userId: string; subscription: Stripe.Subscription }>
  /** Runs before each response of the sandbox reaches the client. */
  beforeAnswer: (() => Promise<void>) | null
}

const argument = (value: unknown) =>
  literal(typeof value === 'object' && value ? JSON.stringify(value) : value)

function createStore(database: TestDatabase): BillingStore {
  return createBillingStore(async (name, parameters) => {
    const named = Object.entries(parameters).map(([parameter, value]) => `${parameter} => ${argument(value)}`)
    return database.value(`public.${name}(${named.join(', ')})`)
  })
}

/** Connects the sandbox, the webhook function and the database, without a network. */
export function createPaymentBench(database: TestDatabase): PaymentBench {
  const store = memoryState()
  let events: Stripe.Event[] = []
  const { app, sandbox } = stripeSandbox({
    store,
    emit: (type, object) => events.push(makeEvent(type, object, Math.floor(Date.now() / 1000))),
    pence: async () => ({ premium: 2999, pro: 9999 }),
    pagesUrl: 'http://sandbox.test',
  })
  const { apiKey, webhookSecret } = store.state
  const stripe = createStripe(
    { STRIPE_SECRET_KEY: apiKey, STRIPE_API_URL: 'http://sandbox.test' },
    async (input, init) => {
      const answer = await app.fetch(new Request(input, init))
      await bench.beforeAnswer?.()
      return answer
    },
  )
  const deps = {
    stripe,
    store: createStore(database),
    webhookSecret,
    allowedOrigins: [],
    log: () => undefined,
  }

  const bench: PaymentBench = {
    sandbox,
    beforeAnswer: null,
    takeEvents() {
      const taken = events
      events = []
      return taken
    },
    deliver: async (event) => handle(await signedRequest(webhookUrl, event, webhookSecret), deps),
    async subscribe(plan) {
      const userId = await database.createUser()
      const customer = await stripe?.customers.create({ metadata: { user_id: userId } })
      await database.query(`select public.link_stripe_customer('${userId}', '${customer?.id}')`)
      const session = await stripe?.checkout.sessions.create({
        mode: 'subscription',
        customer: String(customer?.id),
        line_items: [{ price: prices[plan].id, quantity: 1 }],
        success_url: 'http://site.test',
      })
      const checkout = sandbox.state.checkouts[session?.id ?? '']
      if (!checkout) throw new Error('the sandbox created no checkout')
      completeCheckout(sandbox, checkout, prices[plan])
      const subscription = sandbox.state.subscriptions[String(checkout.subscription)]
      if (!subscription) throw new Error('the sandbox created no subscription')
      return { userId, subscription }
    },
  }
  return bench
}
