import type Stripe from 'stripe'
import type { BillingStore, Reconciliation, ReconciliationStep } from '../_shared/billing/billing-store.ts'
import { followSubscription } from '../_shared/billing/follow-subscription.ts'
import { askStripe, isMissing } from '../_shared/billing/stripe-client.ts'
import { subscriptionExpansion, subscriptionState } from '../_shared/billing/subscription-state.ts'
import { asFailure, Failure } from '../_shared/failure.ts'
import { type EndpointDeps, endpoint } from '../_shared/http/endpoint.ts'

interface ReconcileDeps extends EndpointDeps {
  stripe: Stripe | null
  store: BillingStore
  secretKey: string
  /** Milliseconds of any clock that only goes forward. */
  clock: () => number
}

/** Nothing new is begun after that: a platform may end a call after 150 s. */
const runForMs = 45_000
const pageSize = 100

interface Counts {
  read: number
  failed: number
}

/**
 * Makes good what lost events left behind: POST with the secret key. Reads what Stripe has under way, known to us or
 * not, and then what we believe to be under way and Stripe did not name, from where the last call stopped. Answers
 * {read, failed, complete}.
 */
export const handle = endpoint({ method: 'POST', auth: 'server' }, async (_, deps: ReconcileDeps) => {
  if (deps.stripe === null) return { read: 0, failed: 0, complete: true }
  return await reconcile(deps.stripe, deps)
})

async function reconcile(stripe: Stripe, deps: ReconcileDeps): Promise<Counts & { complete: boolean }> {
  const { store, clock } = deps
  const start = clock()
  const counts: Counts = { read: 0, failed: 0 }
  const round = await store.beginReconciliation()
  let step: ReconciliationStep | null = round
  while (step !== null && clock() - start < runForMs) {
    const { phase, after }: ReconciliationStep = step
    step =
      phase === 'named'
        ? await readNamed(stripe, after, deps, counts)
        : await readUnnamed(stripe, { ...round, after }, deps, counts)
    await store.keepReconciliation(round.first_ticket, step)
  }
  return { ...counts, complete: step === null }
}

/** Stores the next page of what Stripe has under way. Gives the step after it. */
async function readNamed(
  stripe: Stripe,
  after: string | null,
  { store, log }: ReconcileDeps,
  counts: Counts,
): Promise<ReconciliationStep> {
  const { ticket } = await store.beginReading(null)
  const page = await askStripe(() =>
    stripe.subscriptions
      .list({
        limit: pageSize,
        expand: subscriptionExpansion.map((path) => `data.${path}`),
        ...(after === null ? {} : { starting_after: after }),
      })
      .catch((error: unknown) => {
        // Stripe has forgotten where we were: the round begins anew.
        if (after !== null && isMissing(error)) return null
        throw error
      }),
  )
  if (page === null) return { phase: 'named', after: null }
  const states = page.data.map(subscriptionState)
  const failed = (await store.applyAll(ticket, states)).filter((outcome) => outcome === 'failed').length
  counts.read += states.length
  counts.failed += failed
  if (failed > 0) log(new Failure('internal', { detail: `${failed} subscriptions could not be stored` }))
  const last = page.data.at(-1)
  return page.has_more && last ? { phase: 'named', after: last.id } : { phase: 'unnamed', after: null }
}

/** Reads the next of what Stripe did not name. Gives the step after it; null when there is nothing more. */
async function readUnnamed(
  stripe: Stripe,
  { first_ticket, after }: Reconciliation,
  { store, log }: ReconcileDeps,
  counts: Counts,
): Promise<ReconciliationStep | null> {
  const ids = await store.unreadSubscriptions(first_ticket, after)
  for (const id of ids) {
    counts.read += 1
    try {
      await askStripe(() => followSubscription(id, null, { stripe, store }))
    } catch (error) {
      // One that cannot be read must not keep the others from being read.
      counts.failed += 1
      log(asFailure(error))
    }
  }
  const last = ids.at(-1)
  return last === undefined ? null : { phase: 'unnamed', after: last }
}
