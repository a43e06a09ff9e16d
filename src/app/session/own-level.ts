import { openDatabase } from '#src/db/core/open.ts'
import { readProfile } from '#src/db/reads/profile.ts'
import type { SubscriptionLevel } from '#src/domain/account/rows.ts'

/** Null before the first pull. */
export async function ownLevel(userId: string): Promise<SubscriptionLevel | null> {
  await openDatabase(userId)
  return (await readProfile())?.subscription_level ?? null
}
