import * as v from 'valibot'
import { type DatabaseCall, readRows } from '../database.ts'
import type { SubscriptionState } from './subscription-state.ts'

interface BillingAccount {
  email: string
  name: string | null
  customer_id: string | null
}

interface Reading {
  /** Whether the event's effect is already stored. */
  known: boolean
  ticket: number
}

/**
 * `named`: subscriptions that Stripe lists. `unnamed`: subscriptions that have not ended here but are not in Stripe's
 * list. `after`: the id of the last subscription that was compared.
 */
export interface ReconciliationStep {
  phase: 'named' | 'unnamed'
  after: string | null
}

export interface Reconciliation extends ReconciliationStep {
  first_ticket: number
}

export type Applied = 'applied' | 'already_applied' | 'unknown_customer'

export interface BillingStore {
  hasPlans(): Promise<boolean>
  /** Null if there is no such account. */
  account(userId: string): Promise<BillingAccount | null>
  /** Links a customer and returns the linked one; `replaces` is a customer that Stripe no longer has. */
  linkCustomer(userId: string, customerId: string, replaces: string | null): Promise<string>
  /** Must be called before the request to Stripe whose response `apply` stores. */
  beginReading(eventId: string | null): Promise<Reading>
  apply(
    ticket: number,
    state: SubscriptionState,
    event: { id: string; type: string } | null,
  ): Promise<Applied>
  /** Returns the outcomes, ordered by customer. */
  applyAll(ticket: number, states: readonly SubscriptionState[]): Promise<(Applied | 'failed')[]>
  beginReconciliation(): Promise<Reconciliation>
  /** A null step ends the round. */
  keepReconciliation(firstTicket: number, step: ReconciliationStep | null): Promise<void>
  unreadSubscriptions(firstTicket: number, after: string | null): Promise<string[]>
  /** Signs the account out everywhere and begins its deletion. Returns false if there is no such account. */
  closeAccount(userId: string): Promise<boolean>
  /** Deletes the next slice of a closed account. Returns false when nothing is left. */
  deleteSlice(userId: string): Promise<boolean>
}

const accountSchema = v.nullable(
  v.object({ email: v.string(), name: v.nullable(v.string()), customer_id: v.nullable(v.string()) }),
)
const readingSchema = v.object({ known: v.boolean(), ticket: v.number() })
const outcomes = ['applied', 'already_applied', 'unknown_customer'] as const
const appliedSchema = v.picklist(outcomes)
const reconciliationSchema = v.object({
  phase: v.picklist(['named', 'unnamed']),
  after: v.nullable(v.string()),
  first_ticket: v.number(),
})

export function createBillingStore(call: DatabaseCall): BillingStore {
  return {
    hasPlans: async () => readRows(v.boolean(), await call('has_plans', {})),
    account: async (userId) => readRows(accountSchema, await call('billing_account', { p_user_id: userId })),
    linkCustomer: async (userId, customerId, replaces) =>
      readRows(
        v.string(),
        await call('link_stripe_customer', {
          p_user_id: userId,
          p_customer_id: customerId,
          p_replaces: replaces,
        }),
      ),
    beginReading: async (eventId) =>
      readRows(readingSchema, await call('begin_stripe_reading', { p_event_id: eventId })),
    apply: async (ticket, state, event) =>
      readRows(
        appliedSchema,
        await call('apply_stripe_subscription', {
          p_ticket: ticket,
          p_subscription: state,
          p_event_id: event?.id ?? null,
          p_event_type: event?.type ?? null,
        }),
      ),
    applyAll: async (ticket, states) =>
      readRows(
        v.array(v.picklist([...outcomes, 'failed'])),
        await call('apply_stripe_subscriptions', { p_ticket: ticket, p_subscriptions: states }),
      ),
    beginReconciliation: async () => readRows(reconciliationSchema, await call('begin_reconciliation', {})),
    keepReconciliation: async (firstTicket, step) =>
      void (await call('keep_reconciliation', {
        p_first_ticket: firstTicket,
        p_phase: step?.phase ?? null,
        p_after: step?.after ?? null,
      })),
    unreadSubscriptions: async (firstTicket, after) =>
      readRows(
        v.array(v.string()),
        await call('unread_stripe_subscriptions', { p_first_ticket: firstTicket, p_after: after }),
      ),
    closeAccount: async (userId) =>
      readRows(v.boolean(), await call('begin_account_deletion', { p_user_id: userId })),
    deleteSlice: async (userId) =>
      readRows(v.picklist(['more', 'done']), await call('delete_account_slice', { p_user_id: userId })) ===
      'more',
  }
}
