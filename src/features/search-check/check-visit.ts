import * as v from 'valibot'

/** What a history entry of /search-check remembers: a reload and a step back find the same check and spend nothing. */
const CheckVisit = v.object({
  /** Made on the click that spends; absent where somebody came by the address alone. */
  checkId: v.optional(v.pipe(v.string(), v.uuid())),
  /** How many pages are wanted; null for all. */
  pages: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), 1),
  /** How often a later page has failed for good: each try has its own key. */
  attempt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** The click was made on another screen: fetch it on arrival. */
  begin: v.optional(v.boolean(), false),
})
export type CheckVisit = v.InferOutput<typeof CheckVisit>

/** Reads the state of a history entry, whoever wrote it. */
export function checkVisitOf(historyState: unknown): CheckVisit {
  const result = v.safeParse(CheckVisit, historyState)
  return result.success ? result.output : { pages: 1, attempt: 0, begin: false }
}
