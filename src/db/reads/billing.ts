import type { SubscriptionRow } from '#src/domain/account/rows.ts'
import { readMetadata, type SeenInvoices } from '../core/metadata.ts'
import { database } from '../core/open.ts'

export function readSubscription(): Promise<SubscriptionRow | undefined> {
  const { subscription, userId } = database()
  return subscription.get(userId)
}

export function readInvoices(): Promise<SeenInvoices | undefined> {
  return readMetadata('invoices')
}
