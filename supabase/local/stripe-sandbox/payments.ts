import { join } from 'node:path'
import type { PlanRow } from '../../../src/domain/account/rows.ts'
import type { PaidPlan } from '../../functions/_shared/billing/subscription-state.ts'
import type { Database } from '../database/database.ts'
import { demoAccount } from '../seed/seed-demo.ts'
import type { Settings } from '../settings.ts'
import { createCommands } from './commands.ts'
import { completeCheckout, endPeriod, onlyItem, type Sandbox } from './lifecycle.ts'
import { openState } from './state.ts'
import { makePrice, stripeSandbox } from './stripe-sandbox.ts'
import { createWebhooks } from './webhooks.ts'

interface PaymentParts {
  /** The webhook secret and the delay override the sandbox's own. */
  settings: Pick<Settings, 'DATA_DIR' | 'STRIPE_WEBHOOK_SECRET' | 'SANDBOX_LATE_MS'>
  stackUrl: string
  siteUrl: string
  database: Database
  readPlans: () => Promise<PlanRow[]>
  onError: (error: unknown) => void
}

const demoDays = 70

/** Subscribes the demo account to Pro. `end` is the end of the current period, in epoch seconds. */
async function addSubscriber(sandbox: Sandbox): Promise<{ customer: string; end: number }> {
  const at = (time: number): Sandbox => ({ ...sandbox, now: () => time })
  const { pro } = await sandbox.prices()
  const start = at(sandbox.now() - demoDays * 86_400)
  const commands = createCommands(start)
  const { id: customer } = commands.createCustomer({
    form: new URLSearchParams({ email: demoAccount.email }),
    id: '',
  })
  const form = new URLSearchParams({
    mode: 'subscription',
    customer,
    'line_items[0][price]': pro.id,
    success_url: sandbox.pagesUrl,
  })
  const session = await commands.createCheckout({ form, id: '' })
  completeCheckout(start, session, pro)
  const subscription = sandbox.state.subscriptions[String(session.subscription)]
  if (!subscription) throw new Error('the sandbox created no subscription')
  let end = onlyItem(subscription).current_period_end
  while (end <= sandbox.now()) {
    endPeriod(at(end), subscription, true)
    end = onlyItem(subscription).current_period_end
  }
  return { customer, end }
}

export function createPayments(parts: PaymentParts) {
  const { settings, onError } = parts
  const store = openState(join(settings.DATA_DIR, 'stripe-sandbox.json'))
  store.state.webhookSecret = settings.STRIPE_WEBHOOK_SECRET ?? store.state.webhookSecret
  const webhooks = createWebhooks(store, `${parts.stackUrl}/functions/v1/stripe-webhook`, { onError })
  const pagesUrl = new URL('/sandbox/stripe', parts.siteUrl).href
  async function prices() {
    const plans = await parts.readPlans()
    const price = (level: PaidPlan) =>
      makePrice(level, plans.find((plan) => plan.level === level)?.monthly_price_pence ?? 0)
    return { premium: price('premium'), pro: price('pro') }
  }
  const { app, sandbox } = stripeSandbox(
    { ...store, emit: webhooks.emit, prices, pagesUrl },
    settings.SANDBOX_LATE_MS,
  )
  const { apiKey, webhookSecret } = store.state
  return {
    app,
    secrets: { apiKey, webhookSecret },
    async subscribeDemo(userId: string): Promise<void> {
      const { customer, end } = await addSubscriber(sandbox)
      store.save()
      // Credit periods last 30 days, counted from sign-up. With this date, the third period ends at the same
      // time as the paid month.
      await parts.database.exec(`select public.link_stripe_customer('${userId}', '${customer}');
        update public.profiles set created_at = to_timestamp(${end}) - interval '90 days' where id = '${userId}'`)
    },
    /** Must be called after the functions are ready, because it sends events to them. */
    start: webhooks.start,
    stop: webhooks.stop,
  }
}
