import Stripe from 'stripe'
import * as v from 'valibot'
import type { Applied, BillingStore } from '../_shared/billing/billing-store.ts'
import { followSubscription } from '../_shared/billing/follow-subscription.ts'
import { askStripe, isMissing, requireStripe } from '../_shared/billing/stripe-client.ts'
import { Failure } from '../_shared/failure.ts'
import { type EndpointDeps, endpoint, type RequestContext } from '../_shared/http/endpoint.ts'
import { parseJson } from '../_shared/http/read-body.ts'

// Many times the largest event.
const maxBodyBytes = 1024 * 1024
// Stripe's own figure for events that are late. Its library lets those pass whose time is still to come.
const toleranceSec = 300

const Id = v.pipe(v.string(), v.nonEmpty())
const Event = v.object({
  id: Id,
  type: v.string(),
  data: v.object({ object: v.record(v.string(), v.unknown()) }),
})
type Event = v.InferOutput<typeof Event>

/** What Stripe sends as an id, or as the object itself. */
const Named = v.nullish(
  v.union([
    Id,
    v.pipe(
      v.object({ id: Id }),
      v.transform(({ id }) => id),
    ),
  ]),
  null,
)
const Invoice = v.object({
  parent: v.nullish(v.object({ subscription_details: v.nullish(v.object({ subscription: Named })) })),
})

interface WebhookDeps extends EndpointDeps {
  stripe: Stripe | null
  store: BillingStore
  webhookSecret: string | null
}

/**
 * Stripe's events: POST with a signature over the raw body. Each leads to a subscription, which is read again from
 * Stripe. 400 if Stripe did not sign it or it is no event; a failure of ours is 5xx, so that Stripe sends it again.
 */
export const handle = endpoint(
  { method: 'POST', auth: 'none', maxBodyBytes },
  async (context, deps: WebhookDeps) => {
    const event = await verifiedEvent(context, deps)
    const subscriptionId = subscriptionOf(event)
    if (subscriptionId === null) return { received: true, outcome: 'ignored' }
    return { received: true, outcome: await follow(subscriptionId, event, deps) }
  },
)

async function verifiedEvent(
  { headers, readText }: RequestContext<'none'>,
  { stripe, webhookSecret }: WebhookDeps,
): Promise<Event> {
  if (webhookSecret === null)
    throw new Failure('not_configured', { subject: 'payments', detail: 'STRIPE_WEBHOOK_SECRET is missing' })
  const signature = headers.get('stripe-signature') ?? ''
  const body = await readText()
  try {
    await requireStripe(stripe).webhooks.constructEventAsync(body, signature, webhookSecret, toleranceSec)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new Failure('invalid_signature', { detail: 'an event with a wrong signature was refused' })
    // Signed, and no JSON, which is refused below.
    if (!(error instanceof SyntaxError)) throw error
  }
  const latest = Date.now() / 1000 + toleranceSec
  if ([...signature.matchAll(/t=(\d+)/g)].some(([, time]) => Number(time) > latest))
    throw new Failure('invalid_signature', { detail: 'an event whose time is still to come was refused' })
  return parseJson(body, Event)
}

function readAs<Output>(schema: v.GenericSchema<unknown, Output>, object: unknown): Output {
  const read = v.safeParse(schema, object)
  if (read.success) return read.output
  throw new Failure('invalid_request', { message: 'The event is not valid' })
}

/** The subscription that the event is about, or null for events that we have no use for. */
function subscriptionOf({ type, data: { object } }: Event): string | null {
  switch (type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return readAs(v.object({ id: Id }), object).id
    case 'checkout.session.completed':
      return readAs(v.object({ subscription: Named }), object).subscription
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return readAs(Invoice, object).parent?.subscription_details?.subscription ?? null
    default:
      return null
  }
}

function follow(
  subscriptionId: string,
  event: Event,
  { stripe, store }: WebhookDeps,
): Promise<Applied | 'ignored'> {
  return askStripe(() =>
    followSubscription(subscriptionId, event, { stripe: requireStripe(stripe), store }).catch(
      (error: unknown) => {
        // Sent again, it would be as unknown.
        if (isMissing(error)) return 'ignored' as const
        throw error
      },
    ),
  )
}
