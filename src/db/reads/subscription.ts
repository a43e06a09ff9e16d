// Reads of what the user pays for, for live queries.
import type { SubscriptionRow } from '#src/domain/account/rows.ts'
import { database } from '../core/open.ts'

/** The subscription as of the last pull; undefined when there is none. */
export function readSubscription(): Promise<SubscriptionRow | undefined> {
  const { subscription, userId } = database()
  return subscription.get(userId)
}
