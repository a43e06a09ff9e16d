import * as v from 'valibot'
import type { BillingDeps } from '../_shared/billing/billing-deps.ts'
import { askStripe, isMissing, requireStripe } from '../_shared/billing/stripe-client.ts'
import { CallFailure } from '../_shared/call-failure.ts'
import { answerCall } from '../_shared/endpoint.ts'
import { readJsonBody } from '../_shared/json-body.ts'

const bodySchema = v.object({ return_url: v.optional(v.string()) })

/** Opens subscription management (spec, section 7): POST {return_url}, which must lie on our own site. */
export function handle(request: Request, deps: BillingDeps): Promise<Response> {
  return answerCall(request, deps, 'POST', async () => {
    const userId = await deps.verifyUser(request.headers)
    const { return_url = `${deps.siteUrl}/account` } = await readJsonBody(request, bodySchema)
    if (!URL.canParse(return_url) || new URL(return_url).origin !== new URL(deps.siteUrl).origin)
      throw new CallFailure('invalid_request', { message: 'return_url is not valid' })
    const customer = (await deps.store.account(userId))?.customer_id
    if (!customer) throw new CallFailure('no_customer')
    const stripe = requireStripe(deps.stripe)
    const { url } = await askStripe(() =>
      stripe.billingPortal.sessions.create({ customer, return_url }).catch((error: unknown) => {
        throw isMissing(error) ? new CallFailure('no_customer') : error
      }),
    )
    return { url }
  })
}
