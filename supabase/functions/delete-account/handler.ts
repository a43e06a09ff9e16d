import * as v from 'valibot'
import type { BillingDeps } from '../_shared/billing/billing-deps.ts'
import { askStripe, isMissing, requireStripe } from '../_shared/billing/stripe-client.ts'
import { asFailure, Failure } from '../_shared/failure.ts'
import { endpoint } from '../_shared/http/endpoint.ts'

export interface DeleteDeps extends BillingDeps {
  /** Milliseconds of any clock that only goes forward. */
  clock: () => number
}

/** People wait for so long; the clock's own job deletes what is left then. */
const patienceMs = 8_000

const bodySchema = v.object({ confirmation: v.literal('delete') })

/**
 * Deletes the caller's account: POST {confirmation: 'delete'}. Stripe goes first, because nobody may go on paying for
 * an account that is gone; without its consent nothing is deleted, and the call can be made again. The account is closed
 * at once; `complete` says whether all of its rows are gone already.
 */
export const handle = endpoint(
  { method: 'POST', auth: 'user' },
  async ({ userId, readJson }, deps: DeleteDeps) => {
    await readJson(bodySchema)
    const customer = (await deps.store.account(userId))?.customer_id
    if (customer) await leaveStripe(customer, deps)
    if (!(await deps.store.closeAccount(userId))) throw new Failure('account_deleted')
    return { deleted: true, complete: await deleteInTime(userId, deps) }
  },
)

/** Whether nothing is left. A slice that fails ends nothing: the account is closed, and the rest goes by the clock. */
async function deleteInTime(userId: string, { store, clock, log }: DeleteDeps): Promise<boolean> {
  const start = clock()
  try {
    while (clock() - start < patienceMs) if (!(await store.deleteSlice(userId))) return true
  } catch (error) {
    log(asFailure(error))
  }
  return false
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
