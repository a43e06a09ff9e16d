import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { BillingStore } from '../_shared/billing/billing-store.ts'
import { nullIfMissing } from '../_shared/billing/stripe-client.ts'
import { Failure } from '../_shared/failure.ts'

/** Returns the id of the user's customer. Creates one if the user has none or if Stripe no longer has it. */
export async function ensureCustomer(
  userId: string,
  { stripe, store }: { stripe: Stripe; store: BillingStore },
): Promise<string> {
  const account = await store.account(userId)
  if (account === null) throw new Failure('account_deleted')
  const { customer_id: known, email, name } = account
  if (known !== null) {
    // The customer is missing if it belongs to another Stripe account, such as the sandbox's.
    const existing = await nullIfMissing(stripe.customers.retrieve(known))
    if (existing !== null && !existing.deleted) return known
  }
  // Stripe refuses an idempotency key that was used with other values.
  const values = createHash('sha256')
    .update(JSON.stringify([email, name]))
    .digest('hex')
    .slice(0, 16)
  const customer = await stripe.customers.create(
    { email, ...(name === null ? {} : { name }), metadata: { user_id: userId } },
    { idempotencyKey: ['customer', userId, known, values].join(':') },
  )
  return await store.linkCustomer(userId, customer.id, known)
}
