// Reads of the credits, for live queries. The server counts them; this is what it said at the last pull.
import type { Usage } from '#src/domain/account/rows.ts'
import { database } from '../core/open.ts'

/** What the user has spent of the period's allowance; undefined before the first pull. */
export function readUsage(): Promise<Usage | undefined> {
  const { usage, userId } = database()
  return usage.get(userId)
}
