import type { BillingDeps } from '../_shared/billing/billing-deps.ts'
import { askStripe, isMissing, requireStripe } from '../_shared/billing/stripe-client.ts'
import { answerCall } from '../_shared/endpoint.ts'

/** The caller's invoices, newest first (spec, section 7): GET. Drafts and voided ones are nobody's business. */
export function handle(request: Request, deps: BillingDeps): Promise<Response> {
  return answerCall(request, deps, 'GET', async () => {
    const userId = await deps.verifyUser(request.headers)
    const customer = (await deps.store.account(userId))?.customer_id
    if (!customer) return { invoices: [] }
    const stripe = requireStripe(deps.stripe)
    const { data } = await askStripe(() =>
      stripe.invoices.list({ customer, limit: 100 }).catch((error: unknown) => {
        if (isMissing(error)) return { data: [] }
        throw error
      }),
    )
    const shown = data.filter(
      ({ status }) => status === 'paid' || status === 'open' || status === 'uncollectible',
    )
    return {
      invoices: shown.map(({ id, number, created, hosted_invoice_url = null }) => ({
        id,
        number,
        created,
        hosted_invoice_url,
      })),
    }
  })
}
