// Reads of the user's subscription, for live queries.
import type { SubscriptionRow } from '#src/domain/account/rows.ts'
import { database } from '../core/open.ts'

/** The subscription as of the last pull; undefined if there is none. */
export function readSubscription(): Promise<SubscriptionRow | undefined> {
  const { subscription, userId } = database()
  return subscription.get(userId)
}
