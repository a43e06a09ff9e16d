// Reads the user's subscription and billing history, for live queries.
import type { SubscriptionRow } from '#src/domain/account/rows.ts'
import { readMetadata, type SeenInvoices } from '../core/metadata.ts'
import { database } from '../core/open.ts'

/** The subscription as of the last pull, if any. */
export function readSubscription(): Promise<SubscriptionRow | undefined> {
  const { subscription, userId } = database()
  return subscription.get(userId)
}

/** The last fetched invoices and the time they were fetched; undefined if never fetched. */
export function readInvoices(): Promise<SeenInvoices | undefined> {
  return readMetadata('invoices')
}
