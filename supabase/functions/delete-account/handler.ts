import * as v from 'valibot'
import type { BillingDeps } from '../_shared/billing/billing-deps.ts'
import { askStripe, nullIfMissing, requireStripe } from '../_shared/billing/stripe-client.ts'
import { asFailure, Failure } from '../_shared/failure.ts'
import { endpoint } from '../_shared/http/endpoint.ts'

type DeleteDeps = BillingDeps<'verifyUser' | 'clock'>

const timeLimitMs = 8_000

const bodySchema = v.object({ confirmation: v.literal('delete') })

/**
 * POST {confirmation: 'delete'}. Deletes the user's data at Stripe first, so that no user pays for a deleted
 * account. If that deletion fails, nothing else is deleted and the call can be repeated. `complete` is false
 * if the scheduled job must delete the remaining rows.
 */
export const handle = endpoint(
  { method: 'POST', auth: 'user' },
  async ({ userId, readJson }, deps: DeleteDeps) => {
    await readJson(bodySchema)
    const customer = (await deps.store.account(userId))?.customer_id
    if (customer) await deleteCustomer(customer, deps)
    if (!(await deps.store.closeAccount(userId))) throw new Failure('account_deleted')
    return { deleted: true, complete: await deleteInTime(userId, deps) }
  },
)

/** Returns false if the time is up or a slice fails, and leaves the remaining rows to the scheduled job. */
async function deleteInTime(userId: string, { store, clock, log }: DeleteDeps): Promise<boolean> {
  const start = clock()
  try {
    while (clock() - start < timeLimitMs) if (!(await store.deleteSlice(userId))) return true
  } catch (error) {
    log(asFailure(error))
  }
  return false
}

/** Cancels every subscription and deletes the customer, so that no open checkout can be paid either. */
async function deleteCustomer(customer: string, deps: DeleteDeps): Promise<void> {
  const stripe = requireStripe(deps.stripe)
  const cancelAndDelete = async () => {
    for await (const { id } of stripe.subscriptions.list({ customer, limit: 100 }))
      await nullIfMissing(stripe.subscriptions.cancel(id))
    await stripe.customers.del(customer)
  }
  // The customer is missing if an earlier call has deleted it, or if it belongs to another Stripe account.
  await askStripe(() => nullIfMissing(cancelAndDelete()))
}
