import * as v from 'valibot'

// Kept in the history entry: a reload, a step back and a second mount find the same search and spend nothing.
const SearchVisit = v.object({
  searchId: v.pipe(v.string(), v.uuid()),
  /** It has waited for a connection: who makes it is the outbox alone. */
  waited: v.optional(v.boolean(), false),
})
export type SearchVisit = v.InferOutput<typeof SearchVisit>

/** The search that this history entry belongs to; null where somebody came by the address alone. */
export function searchVisitOf(historyState: unknown): SearchVisit | null {
  const result = v.safeParse(SearchVisit, historyState)
  return result.success ? result.output : null
}
