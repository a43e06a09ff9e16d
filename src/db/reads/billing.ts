// Reads of the user's subscription and billing history, for live queries.
import type { SubscriptionRow } from '#src/domain/account/rows.ts'
import { readMetadata, type SeenInvoices } from '../core/metadata.ts'
import { database } from '../core/open.ts'

/** The subscription as of the last pull; undefined if there is none. */
export function readSubscription(): Promise<SubscriptionRow | undefined> {
  const { subscription, userId } = database()
  return subscription.get(userId)
}

/** The last fetched invoices, and when they were fetched; undefined before the first time. */
export function readInvoices(): Promise<SeenInvoices | undefined> {
  return readMetadata('invoices')
}
