import * as v from 'valibot'
import { Uuid } from '#src/domain/row-values.ts'

/** The state of a history entry of /search-check. With it, reloads and back navigation find the same check for free. */
const CheckVisit = v.object({
  /** Missing if the page was opened by its address. */
  checkId: v.optional(Uuid),
  /** Null for all pages. */
  pages: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), 1),
  /** How often a permanently failed page was retried; each retry has a new key. */
  attempt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Whether to start the check on arrival, because the user requested it on another screen. */
  begin: v.optional(v.boolean(), false),
})
export type CheckVisit = v.InferOutput<typeof CheckVisit>

/** The state may have been written by any page or version. */
export function readCheckVisit(historyState: unknown): CheckVisit {
  const result = v.safeParse(CheckVisit, historyState)
  return result.success ? result.output : { pages: 1, attempt: 0, begin: false }
}
