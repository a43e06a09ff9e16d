import { join } from 'node:path'
import type { Hono } from 'hono'
import type { PlanRow } from '../../../src/domain/account/rows.ts'
import type { PaidPlan } from '../../functions/_shared/billing/subscription-state.ts'
import type { Database } from '../database/database.ts'
import { demoAccount } from '../seed/seed-demo.ts'
import { addSubscriber } from './demo-subscriber.ts'
import { openState } from './state.ts'
import { stripeSandbox } from './stripe-sandbox.ts'
import { createWebhooks } from './webhooks.ts'

interface PaymentParts {
  dataDir: string
  stackUrl: string
  siteUrl: string
  database: Database
  readPlans: () => Promise<PlanRow[]>
  /** Overrides the sandbox's own secret. */
  webhookSecret: string | undefined
  /** Overrides the sandbox's own delay. */
  lateMs: number | undefined
  onError: (error: unknown) => void
}

interface Payments {
  app: Hono
  secrets: { apiKey: string; webhookSecret: string }
  subscribeDemo(userId: string): Promise<void>
  /** Call it once the functions are ready. */
  start(): void
  stop(): void
}

const demoDays = 70

export function createPayments(parts: PaymentParts): Payments {
  const store = openState(join(parts.dataDir, 'stripe-sandbox.json'))
  if (parts.webhookSecret !== undefined) store.state.webhookSecret = parts.webhookSecret
  const { onError } = parts
  const webhooks = createWebhooks(store, `${parts.stackUrl}/functions/v1/stripe-webhook`, { onError })
  const { app, sandbox, prices } = stripeSandbox({
    store,
    emit: webhooks.emit,
    async pence() {
      const plans = await parts.readPlans()
      const pence = (level: PaidPlan) => plans.find((plan) => plan.level === level)?.monthly_price_pence ?? 0
      return { premium: pence('premium'), pro: pence('pro') }
    },
    pagesUrl: new URL('/sandbox/stripe', parts.siteUrl).href,
    lateMs: parts.lateMs,
  })
  const { apiKey, webhookSecret } = store.state
  return {
    app,
    secrets: { apiKey, webhookSecret },
    async subscribeDemo(userId) {
      const demo = { userId, email: demoAccount.email, name: 'Demo Creator' }
      const since = sandbox.now() - demoDays * 86_400
      const { customer, end } = addSubscriber(sandbox, demo, (await prices()).pro, since)
      store.save()
      // Credits are counted in periods of 30 days from the sign-up: with this date, the third ends with the paid month.
      await parts.database.exec(`select public.link_stripe_customer('${userId}', '${customer}');
        update public.profiles set created_at = to_timestamp(${end}) - interval '90 days' where id = '${userId}'`)
    },
    start: webhooks.start,
    stop: webhooks.stop,
  }
}
