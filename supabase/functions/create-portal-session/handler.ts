import * as v from 'valibot'
import type { BillingDeps } from '../_shared/billing/billing-deps.ts'
import { askStripe, nullIfMissing, requireStripe } from '../_shared/billing/stripe-client.ts'
import { Failure } from '../_shared/failure.ts'
import { endpoint } from '../_shared/http/endpoint.ts'

const bodySchema = v.object({ return_url: v.optional(v.string()) })

/** POST {return_url}, which must be on our own site. Responds with the {url} of Stripe's customer portal. */
export const handle = endpoint(
  { method: 'POST', auth: 'user' },
  async ({ userId, readJson }, deps: BillingDeps) => {
    const { return_url = `${deps.siteUrl}/account` } = await readJson(bodySchema)
    if (!URL.canParse(return_url) || new URL(return_url).origin !== new URL(deps.siteUrl).origin)
      throw new Failure('invalid_request', { message: 'return_url is not valid' })
    const customer = (await deps.store.account(userId))?.customer_id
    if (!customer) throw new Failure('no_customer')
    const stripe = requireStripe(deps.stripe)
    const session = await askStripe(() =>
      nullIfMissing(stripe.billingPortal.sessions.create({ customer, return_url })),
    )
    if (session === null) throw new Failure('no_customer')
    return { url: session.url }
  },
)
