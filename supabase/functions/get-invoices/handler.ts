import type { BillingDeps } from '../_shared/billing/billing-deps.ts'
import { askStripe, nullIfMissing, requireStripe } from '../_shared/billing/stripe-client.ts'
import { endpoint } from '../_shared/http/endpoint.ts'

/** GET. Responds with the caller's last 100 invoices, newest first, except those that are drafts or void. */
export const handle = endpoint({ method: 'GET', auth: 'user' }, async ({ userId }, deps: BillingDeps) => {
  const customer = (await deps.store.account(userId))?.customer_id
  if (!customer) return { invoices: [] }
  const stripe = requireStripe(deps.stripe)
  const page = await askStripe(() => nullIfMissing(stripe.invoices.list({ customer, limit: 100 })))
  const shown = (page?.data ?? []).filter(
    ({ status }) => status === 'paid' || status === 'open' || status === 'uncollectible',
  )
  const invoices = shown.map(({ id, number, created, hosted_invoice_url = null }) => {
    return { id, number, created, hosted_invoice_url }
  })
  return { invoices }
})
