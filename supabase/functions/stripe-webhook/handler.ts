import Stripe from 'stripe'
import type { Applied, BillingStore } from '../_shared/billing/billing-store.ts'
import { followSubscription } from '../_shared/billing/follow-subscription.ts'
import { askStripe, isMissing, requireStripe } from '../_shared/billing/stripe-client.ts'
import { Failure } from '../_shared/failure.ts'
import { type EndpointDeps, endpoint, type RequestContext } from '../_shared/http/endpoint.ts'

// Much larger than any event.
const maxBodyBytes = 1024 * 1024

interface WebhookDeps extends EndpointDeps {
  stripe: Stripe | null
  store: BillingStore
  webhookSecret: string | null
}

/**
 * Stripe's events: POST with a signature over the raw body. The subscription of each event is read from Stripe. Returns
 * 400 for an invalid signature, and 5xx for our errors so that Stripe resends the event.
 */
export const handle = endpoint(
  { method: 'POST', auth: 'none', maxBodyBytes },
  async (context, deps: WebhookDeps) => {
    const event = await verifiedEvent(context, deps)
    const subscriptionId = findSubscription(event)
    if (subscriptionId === null) return { received: true, outcome: 'ignored' }
    return { received: true, outcome: await follow(subscriptionId, event, deps) }
  },
)

async function verifiedEvent(
  { headers, readText }: RequestContext<'none'>,
  { stripe, webhookSecret }: WebhookDeps,
): Promise<Stripe.Event> {
  if (webhookSecret === null)
    throw new Failure('not_configured', { subject: 'payments', detail: 'STRIPE_WEBHOOK_SECRET is missing' })
  const signature = headers.get('stripe-signature') ?? ''
  const body = await readText()
  try {
    return await requireStripe(stripe).webhooks.constructEventAsync(body, signature, webhookSecret)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new Failure('invalid_signature', { detail: 'an event with a wrong signature was refused' })
    throw error
  }
}

/** The subscription of the event; null for events that are ignored. */
function findSubscription(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return event.data.object.id
    case 'checkout.session.completed':
      return getId(event.data.object.subscription)
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return getId(event.data.object.parent?.subscription_details?.subscription)
    default:
      return null
  }
}

function getId(named: string | Stripe.Subscription | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}

function follow(
  subscriptionId: string,
  event: Stripe.Event,
  { stripe, store }: WebhookDeps,
): Promise<Applied | 'ignored'> {
  return askStripe(() =>
    followSubscription(subscriptionId, event, { stripe: requireStripe(stripe), store }).catch(
      (error: unknown) => {
        // Resending the event would not help.
        if (isMissing(error)) return 'ignored' as const
        throw error
      },
    ),
  )
}
