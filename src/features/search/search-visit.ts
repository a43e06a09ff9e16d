import * as v from 'valibot'
import { Uuid } from '#src/domain/row-values.ts'

// The state of a history entry. It contains the id of the search, so that a reload, back navigation or a
// second mount shows that search without another charge.
const SearchVisit = v.object({
  searchId: Uuid,
  /** Whether the search was queued. If so, only the outbox may run it. */
  waited: v.optional(v.boolean(), false),
})
export type SearchVisit = v.InferOutput<typeof SearchVisit>

/** Null if the page was opened directly by its URL, or its search was cancelled. */
export const readSearchVisit = v.parser(v.fallback(v.nullable(SearchVisit), null))
