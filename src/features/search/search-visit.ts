import * as v from 'valibot'
import { Uuid } from '#src/domain/row-values.ts'

// Stored in the history entry, so that a reload, a step back and a second mount find the same search for
// free.
const SearchVisit = v.object({
  searchId: Uuid,
  /** The search was queued, so only the outbox may run it. */
  waited: v.optional(v.boolean(), false),
})
export type SearchVisit = v.InferOutput<typeof SearchVisit>

/** The search of this history entry; null if the page was opened by its address alone. */
export function readSearchVisit(historyState: unknown): SearchVisit | null {
  const result = v.safeParse(SearchVisit, historyState)
  return result.success ? result.output : null
}
