import { takeTicket } from '#src/db/mirror/pull-books.ts'
import { type Kept, keepPulled } from '#src/db/mirror/pulled.ts'
import type { Pulled } from '#src/domain/sync/pulled.ts'

let transaction = 1_000

/** Returns the cursor of a response that includes all transactions before `next`. */
export const cursorAt = (next: number) => `1.1/${next}:${next}:`

/** Returns a response to a pull. Its cursor is newer than those of all earlier responses. */
export function makePulled(rows: Partial<Pulled['rows']>, more: Partial<Pulled> = {}): Pulled {
  transaction += 1
  return {
    cursor: cursorAt(transaction),
    restarts: false,
    usage: null,
    rows: {
      ...{ profile: [], plans: [], alertSettings: [], subscription: [] },
      ...{ keyPhrases: [], notes: [], alertRules: [], alerts: [], reportLinks: [], keyPhraseChecks: [] },
      ...{ ideas: [], searches: [], checks: [] },
      ...rows,
    },
    pages: [],
    removed: {},
    unfinishedImport: null,
    tally: null,
    unreadable: [],
    ...more,
  }
}

export async function pullRows(rows: Partial<Pulled['rows']>, more: Partial<Pulled> = {}): Promise<Kept> {
  return keepPulled(await takeTicket(), makePulled(rows, more))
}
