import Stripe from 'stripe'
import * as v from 'valibot'
import type { BillingDeps } from '../_shared/billing/billing-deps.ts'
import { followSubscription } from '../_shared/billing/billing-store.ts'
import { askStripe, nullIfMissing, requireStripe } from '../_shared/billing/stripe-client.ts'
import { Failure } from '../_shared/failure.ts'
import { endpoint, type RequestContext } from '../_shared/http/endpoint.ts'
import { parseJson } from '../_shared/http/read-body.ts'

// Much larger than any event that Stripe sends.
const maxBodyBytes = 1024 * 1024
// Stripe's tolerance for late events. Stripe's library does not apply it to events from the future; we do.
const toleranceSec = 300

const Id = v.pipe(v.string(), v.nonEmpty())
const Event = v.object({
  id: Id,
  type: v.string(),
  data: v.object({ object: v.record(v.string(), v.unknown()) }),
})
type Event = v.InferOutput<typeof Event>

const Subscription = v.pipe(
  v.object({ id: Id }),
  v.transform(({ id }) => id),
)
/** Stripe sends either an id or the object itself. */
const Named = v.nullish(v.union([Id, Subscription]), null)
const Checkout = v.pipe(
  v.object({ subscription: Named }),
  v.transform(({ subscription }) => subscription),
)
const Invoice = v.pipe(
  v.object({
    parent: v.nullish(v.object({ subscription_details: v.nullish(v.object({ subscription: Named })) })),
  }),
  v.transform(({ parent }) => parent?.subscription_details?.subscription ?? null),
)
/** For each event type, reads the subscription's id from the event's object; null if it has none. */
const subscriptionIn = new Map<string, v.GenericSchema<unknown, string | null>>([
  ['customer.subscription.created', Subscription],
  ['customer.subscription.updated', Subscription],
  ['customer.subscription.deleted', Subscription],
  ['customer.subscription.paused', Subscription],
  ['customer.subscription.resumed', Subscription],
  ['checkout.session.completed', Checkout],
  ['invoice.paid', Invoice],
  ['invoice.payment_failed', Invoice],
])

type WebhookDeps = BillingDeps<'webhookSecret'>

/**
 * POST with a signature over the raw body. Responds with 400 to an invalid signature or to a body that is not
 * an event, and with 5xx if our server or Stripe fails, so that Stripe resends the event.
 */
export const handle = endpoint(
  { method: 'POST', auth: 'none', maxBodyBytes },
  async (context, deps: WebhookDeps) => {
    const event = await verifiedEvent(context, deps)
    const subscriptionId = findSubscription(event)
    if (subscriptionId === null) return { received: true, outcome: 'ignored' }
    const { store } = deps
    const stripe = requireStripe(deps.stripe)
    const applied = await askStripe(() =>
      nullIfMissing(followSubscription(subscriptionId, event, { stripe, store })),
    )
    // If Stripe does not have the subscription, resending the event would not help.
    return { received: true, outcome: applied ?? 'ignored' }
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
    // The signature is valid but the body is not JSON; `parseJson` rejects it below.
    if (!(error instanceof SyntaxError)) throw error
  }
  const latest = Date.now() / 1000 + toleranceSec
  if ([...signature.matchAll(/t=(\d+)/g)].some(([, time]) => Number(time) > latest))
    throw new Failure('invalid_signature', { detail: 'an event from the future was refused' })
  return parseJson(body, Event)
}

/** Returns null if the type is not in `subscriptionIn` or the event has no subscription. */
function findSubscription({ type, data }: Event): string | null {
  const schema = subscriptionIn.get(type)
  if (schema === undefined) return null
  const read = v.safeParse(schema, data.object)
  if (read.success) return read.output
  throw new Failure('invalid_request', { message: 'The event is not valid' })
}
