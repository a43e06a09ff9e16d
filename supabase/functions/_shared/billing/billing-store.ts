import type Stripe from 'stripe'
import * as v from 'valibot'
import { createRpc, type DatabaseCall } from '../database.ts'
import { type SubscriptionState, subscriptionExpansion, subscriptionState } from './subscription-state.ts'

const accountSchema = v.nullable(
  v.object({ email: v.string(), name: v.nullable(v.string()), customer_id: v.nullable(v.string()) }),
)
const readingSchema = v.object({ known: v.boolean(), ticket: v.number() })
const outcomes = ['applied', 'already_applied', 'unknown_customer'] as const
export type Applied = (typeof outcomes)[number]

/**
 * The phase `named` reads the subscriptions that Stripe lists; `unnamed` reads the others that have not ended
 * in our database. `after` is the id of the last subscription that was read. A subscription with a ticket
 * below `first_ticket` has not been read in this round.
 */
const reconciliationSchema = v.object({
  phase: v.picklist(['named', 'unnamed']),
  after: v.nullable(v.string()),
  first_ticket: v.number(),
})
export type Reconciliation = v.InferOutput<typeof reconciliationSchema>
export type ReconciliationStep = Pick<Reconciliation, 'phase' | 'after'>

export type BillingStore = ReturnType<typeof createBillingStore>

export function createBillingStore(call: DatabaseCall) {
  const rpc = createRpc(call)
  return {
    hasPlans: () => rpc('has_plans', v.boolean()),
    account: (userId: string) => rpc('billing_account', accountSchema, { p_user_id: userId }),
    /**
     * Links a Stripe customer to the account, unless another call has linked one first. Returns the customer
     * that is now linked. `replaces` is the previous customer if Stripe no longer has it.
     */
    linkCustomer: (userId: string, customerId: string, replaces: string | null) =>
      rpc('link_stripe_customer', v.string(), {
        p_user_id: userId,
        p_customer_id: customerId,
        p_replaces: replaces,
      }),
    /**
     * Returns a ticket for `apply`. Call it before the request to Stripe: if two readings overlap, the one
     * with the later ticket wins. `known` is true if the event's effect is already stored.
     */
    beginReading: (eventId: string | null) =>
      rpc('begin_stripe_reading', readingSchema, { p_event_id: eventId }),
    apply: (ticket: number, state: SubscriptionState, event: { id: string; type: string } | null) =>
      rpc('apply_stripe_subscription', v.picklist(outcomes), {
        p_ticket: ticket,
        p_subscription: state,
        p_event_id: event?.id ?? null,
        p_event_type: event?.type ?? null,
      }),
    /** Returns the outcomes ordered by customer, not in the order of `states`. */
    applyAll: (ticket: number, states: readonly SubscriptionState[]) =>
      rpc('apply_stripe_subscriptions', v.array(v.picklist([...outcomes, 'failed'])), {
        p_ticket: ticket,
        p_subscriptions: states,
      }),
    beginReconciliation: () => rpc('begin_reconciliation', reconciliationSchema),
    /** Stores the step with which the next call continues. A null step ends the round. */
    async keepReconciliation(firstTicket: number, step: ReconciliationStep | null) {
      await call('keep_reconciliation', {
        p_first_ticket: firstTicket,
        p_phase: step?.phase ?? null,
        p_after: step?.after ?? null,
      })
    },
    unreadSubscriptions: (firstTicket: number, after: string | null) =>
      rpc('unread_stripe_subscriptions', v.array(v.string()), {
        p_first_ticket: firstTicket,
        p_after: after,
      }),
    /** Signs the account out everywhere and begins its deletion. Returns false if it does not exist. */
    closeAccount: (userId: string) => rpc('begin_account_deletion', v.boolean(), { p_user_id: userId }),
    /** Deletes the next slice of a closed account. Returns false when nothing is left. */
    deleteSlice: async (userId: string) =>
      (await rpc('delete_account_slice', v.picklist(['more', 'done']), { p_user_id: userId })) === 'more',
  }
}

/**
 * Reads a subscription from Stripe and stores it, unless the event's effect is already stored. Ignores the
 * event's contents, so repeated or out-of-order events do no harm.
 */
export async function followSubscription(
  subscriptionId: string,
  event: { id: string; type: string } | null,
  { stripe, store }: { stripe: Stripe; store: BillingStore },
): Promise<Applied> {
  const { known, ticket } = await store.beginReading(event?.id ?? null)
  if (known) return 'already_applied'
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: subscriptionExpansion })
  return await store.apply(ticket, subscriptionState(subscription), event)
}
