// Reads of the credits as of the last pull, for live queries. The server counts them.
import type { Usage } from '#src/domain/account/rows.ts'
import { database } from '../core/open.ts'

/** The credits spent in this period; undefined before the first pull. */
export function readUsage(): Promise<Usage | undefined> {
  const { usage, userId } = database()
  return usage.get(userId)
}
