import * as v from 'valibot'
import { Uuid } from '#src/domain/row-values.ts'

/** The state in a history entry of /search-check: reloads and steps back find the same check for free. */
const CheckVisit = v.object({
  /** Created by the click that spends the credits; absent if the page was opened by its address alone. */
  checkId: v.optional(Uuid),
  /** How many pages the user wants; null for all. */
  pages: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), 1),
  /** How often a later page failed permanently; each retry has its own key. */
  attempt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** The click was on another screen, so fetch the check on arrival. */
  begin: v.optional(v.boolean(), false),
})
export type CheckVisit = v.InferOutput<typeof CheckVisit>

/** Reads the state of a history entry, which may come from any page or version. */
export function readCheckVisit(historyState: unknown): CheckVisit {
  const result = v.safeParse(CheckVisit, historyState)
  return result.success ? result.output : { pages: 1, attempt: 0, begin: false }
}
