import type Stripe from 'stripe'
import type { BillingDeps } from '../_shared/billing/billing-deps.ts'
import { followSubscription, type ReconciliationStep } from '../_shared/billing/billing-store.ts'
import { askStripe, nullIfMissing } from '../_shared/billing/stripe-client.ts'
import { subscriptionExpansion, subscriptionState } from '../_shared/billing/subscription-state.ts'
import { asFailure, Failure } from '../_shared/failure.ts'
import { endpoint } from '../_shared/http/endpoint.ts'

type ReconcileDeps = BillingDeps<'secretKey' | 'clock'>

/** A call starts no new step after this time, because a platform may end it after 150 s. */
const runForMs = 45_000
const pageSize = 100

/**
 * POST with the secret key. Repairs subscriptions after lost events: reads the subscriptions that Stripe
 * lists, then those that Stripe does not list but that have not ended in our database. Continues where the
 * last call stopped. Responds with {read, failed, complete}.
 */
export const handle = endpoint({ method: 'POST', auth: 'server' }, async (_, deps: ReconcileDeps) => {
  const counts = { read: 0, failed: 0 }
  const complete = deps.stripe === null || (await reconcile(deps.stripe, deps, counts))
  return { ...counts, complete }
})

/** Returns false if the time is up before the end of the round. */
async function reconcile(
  stripe: Stripe,
  { store, clock, log }: ReconcileDeps,
  counts: Record<'read' | 'failed', number>,
): Promise<boolean> {
  const start = clock()
  const round = await store.beginReconciliation()
  let step: ReconciliationStep | null = round
  while (step !== null && clock() - start < runForMs) {
    const { phase, after }: ReconciliationStep = step
    step = phase === 'named' ? await readNamed(after) : await readUnnamed(after)
    await store.keepReconciliation(round.first_ticket, step)
  }
  return step === null

  async function readNamed(after: string | null): Promise<ReconciliationStep> {
    const { ticket } = await store.beginReading(null)
    const page = await askStripe(() => {
      const expand = subscriptionExpansion.map((path) => `data.${path}`)
      if (after === null) return stripe.subscriptions.list({ limit: pageSize, expand })
      return nullIfMissing(stripe.subscriptions.list({ limit: pageSize, expand, starting_after: after }))
    })
    // Stripe no longer has the subscription `after`, so this phase starts over.
    if (page === null) return { phase: 'named', after: null }
    const states = page.data.map(subscriptionState)
    const failed = (await store.applyAll(ticket, states)).filter((outcome) => outcome === 'failed').length
    counts.read += states.length
    counts.failed += failed
    if (failed > 0) log(new Failure('internal', { detail: `${failed} subscriptions could not be stored` }))
    const last = page.data.at(-1)
    return page.has_more && last ? { phase: 'named', after: last.id } : { phase: 'unnamed', after: null }
  }

  /** Subscriptions that fail wait for the next round. */
  async function readUnnamed(after: string | null): Promise<ReconciliationStep | null> {
    const ids = await store.unreadSubscriptions(round.first_ticket, after)
    for (const id of ids) {
      counts.read += 1
      try {
        await askStripe(() => followSubscription(id, null, { stripe, store }))
      } catch (error) {
        // An error with one subscription must not affect the others.
        counts.failed += 1
        log(asFailure(error))
      }
    }
    const last = ids.at(-1)
    return last === undefined ? null : { phase: 'unnamed', after: last }
  }
}
