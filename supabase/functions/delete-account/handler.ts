import * as v from 'valibot'
import type { BillingDeps } from '../_shared/billing/billing-deps.ts'
import { askStripe, isMissing, requireStripe } from '../_shared/billing/stripe-client.ts'
import { CallFailure } from '../_shared/call-failure.ts'
import { answerCall } from '../_shared/endpoint.ts'
import { readJsonBody } from '../_shared/json-body.ts'

const bodySchema = v.object({ confirmation: v.literal('delete') })

/**
 * Deletes the caller's account: POST {confirmation: 'delete'}. Stripe goes first, because nobody may go on paying for
 * an account that is gone; without its consent nothing is deleted, and the call can be made again.
 */
export function handle(request: Request, deps: BillingDeps): Promise<Response> {
  return answerCall(request, deps, 'POST', async () => {
    const userId = await deps.verifyUser(request.headers)
    await readJsonBody(request, bodySchema)
    const customer = (await deps.store.account(userId))?.customer_id
    if (customer) await leaveStripe(customer, deps)
    if (!(await deps.store.deleteAccount(userId))) throw new CallFailure('unauthorized')
    return { deleted: true }
  })
}

/** Cancels every subscription at once; without its customer no checkout that is still open can be paid either. */
async function leaveStripe(customer: string, deps: BillingDeps): Promise<void> {
  const stripe = requireStripe(deps.stripe)
  await askStripe(async () => {
    try {
      for await (const { id } of stripe.subscriptions.list({ customer, limit: 100 }))
        await stripe.subscriptions.cancel(id)
      await stripe.customers.del(customer)
    } catch (error) {
      // An earlier call came this far, or the customer is another Stripe account's.
      if (!isMissing(error)) throw error
    }
  })
}
