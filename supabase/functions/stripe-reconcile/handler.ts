import type Stripe from 'stripe'
import type { Applied, BillingStore } from '../_shared/billing/billing-store.ts'
import { followSubscription } from '../_shared/billing/follow-subscription.ts'
import { askStripe, requireStripe } from '../_shared/billing/stripe-client.ts'
import { subscriptionExpansion, subscriptionState } from '../_shared/billing/subscription-state.ts'
import { asCallFailure } from '../_shared/call-failure.ts'
import { answerCall, type EndpointDeps } from '../_shared/endpoint.ts'
import { requireServer } from '../_shared/server-caller.ts'

interface ReconcileDeps extends EndpointDeps {
  stripe: Stripe | null
  store: BillingStore
  secretKey: string
}

/**
 * Makes good what lost events left behind: POST with the secret key, hourly. Reads what Stripe has under way, known to
 * us or not, and then what we believe to be under way and Stripe did not name. Answers {read, failed}.
 */
export function handle(request: Request, deps: ReconcileDeps): Promise<Response> {
  return answerCall(request, deps, 'POST', async () => {
    await requireServer(request.headers, deps.secretKey)
    if (deps.stripe === null) return { read: 0, failed: 0 }
    return await reconcile(requireStripe(deps.stripe), deps)
  })
}

async function reconcile(
  stripe: Stripe,
  { store, log }: ReconcileDeps,
): Promise<{ read: number; failed: number }> {
  const read = new Set<string>()
  let failed = 0
  const attempt = async (id: string, work: () => Promise<Applied>) => {
    read.add(id)
    try {
      await askStripe(work)
    } catch (error) {
      // One that cannot be read must not keep the others from being read.
      failed += 1
      log(asCallFailure(error))
    }
  }

  let page: { starting_after?: string } | null = {}
  while (page) {
    const { ticket } = await store.beginReading(null)
    const list: Stripe.ApiList<Stripe.Subscription> = await askStripe(() =>
      stripe.subscriptions.list({
        limit: 100,
        expand: subscriptionExpansion.map((path) => `data.${path}`),
        ...page,
      }),
    )
    for (const subscription of list.data)
      await attempt(subscription.id, () => store.apply(ticket, subscriptionState(subscription), null))
    const last = list.data.at(-1)
    page = list.has_more && last ? { starting_after: last.id } : null
  }
  for (const id of await store.openSubscriptions())
    if (!read.has(id)) await attempt(id, () => followSubscription(id, null, { stripe, store }))
  return { read: read.size, failed }
}
