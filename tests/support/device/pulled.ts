import { takeTicket } from '#src/db/mirror/pull-books.ts'
import { type Kept, keepPulled } from '#src/db/mirror/pulled.ts'
import type { Pulled } from '#src/domain/sync/pulled.ts'

let transaction = 1_000

/** The cursor of an answer that has seen all transactions before this one. */
export const cursorAt = (next: number) => `1.1/${next}:${next}:`

/** An answer of the server's with these rows, later than those before it. */
export function answerOf(rows: Partial<Pulled['rows']>, more: Partial<Pulled> = {}): Pulled {
  transaction += 1
  return {
    cursor: cursorAt(transaction),
    anew: false,
    usage: null,
    rows: {
      ...{ profile: [], plans: [], alertSettings: [], subscription: [] },
      ...{ keyPhrases: [], notes: [], alertRules: [], alerts: [], keyPhraseChecks: [] },
      ...{ searches: [], checks: [] },
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

/** Keeps an answer with these rows, as a pull does that is asked for now. */
export async function pullRows(rows: Partial<Pulled['rows']>, more: Partial<Pulled> = {}): Promise<Kept> {
  return keepPulled(await takeTicket(), answerOf(rows, more))
}
