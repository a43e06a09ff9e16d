import type Stripe from 'stripe'

type Terms = Record<'userId' | 'customer' | 'success_url' | 'cancel_url', string> & { price: Stripe.Price }

/** Reuses an open checkout with these terms. Expires the others, so that no user pays for two plans. */
export async function openSession(terms: Terms, stripe: Stripe): Promise<Stripe.Checkout.Session> {
  const { userId, customer, price, success_url, cancel_url } = terms
  const earlier = await stripe.checkout.sessions.list({ customer, limit: 100 })
  const open = earlier.data.filter(({ status }) => status === 'open')
  const same = open.find(
    (session) =>
      session.metadata?.price === price.id &&
      session.success_url === success_url &&
      session.cancel_url === cancel_url &&
      session.url !== null,
  )
  for (const session of open) if (session !== same) await stripe.checkout.sessions.expire(session.id)
  if (same) return same
  return await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      line_items: [{ price: price.id, quantity: 1 }],
      metadata: { price: price.id },
      subscription_data: { metadata: { user_id: userId } },
      success_url,
      cancel_url,
    },
    // A double click creates only one checkout, because both calls see the same newest session.
    { idempotencyKey: ['checkout', userId, customer, price.id, earlier.data[0]?.id ?? 'first'].join(':') },
  )
}
