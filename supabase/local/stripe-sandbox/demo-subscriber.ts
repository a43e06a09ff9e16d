import type Stripe from 'stripe'
import { completeCheckout, endPeriod, onlyItem, type Sandbox } from './lifecycle.ts'
import { checkoutObject, customerObject } from './objects.ts'
import { newId } from './state.ts'

/** `since` and the returned end of the current period are epoch seconds. */
export function addSubscriber(
  sandbox: Sandbox,
  { userId, email, name }: { userId: string; email: string; name: string },
  price: Stripe.Price,
  since: number,
): { customer: string; end: number } {
  const { state } = sandbox
  const customer = customerObject(newId('cus'), since, { email, name, metadata: { user_id: userId } })
  state.customers[customer.id] = customer
  const session = checkoutObject(newId('cs_test'), {
    customer: customer.id,
    clientReference: userId,
    successUrl: sandbox.pagesUrl,
    cancelUrl: null,
    amount: price.unit_amount ?? 0,
    metadata: { price: price.id },
    url: sandbox.pagesUrl,
    at: since,
  })
  state.checkouts[session.id] = session
  state.checkoutPrices[session.id] = price.id
  completeCheckout({ ...sandbox, now: () => since }, session, price)
  const subscription = state.subscriptions[String(session.subscription)]
  if (!subscription) throw new Error('the sandbox created no subscription')
  let end = onlyItem(subscription).current_period_end
  while (end <= sandbox.now()) {
    const renewedAt = end
    endPeriod({ ...sandbox, now: () => renewedAt }, subscription, true)
    end = onlyItem(subscription).current_period_end
  }
  return { customer: customer.id, end }
}
