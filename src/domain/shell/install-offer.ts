// Decides when to show installation instructions on an iPhone or iPad, whose browsers have no install prompt.
import * as v from 'valibot'

const Visits = v.object({
  count: v.number(),
  /** The last page load, in epoch milliseconds. */
  at: v.number(),
  offered: v.boolean(),
})
export type Visits = v.InferOutput<typeof Visits>

// Page loads within this time, such as reloads, count as one visit.
const apartMs = 30 * 60 * 1_000

/** Returns zero visits if the stored text is missing or invalid. */
export const readVisits = v.parser(
  v.fallback(v.pipe(v.string(), v.parseJson(), Visits), { count: 0, at: 0, offered: false }),
)

/** The offer is due once, on the second visit. */
export function withVisit({ count, at, offered }: Visits, now: number): { visits: Visits; isDue: boolean } {
  const next = count > 0 && now - at < apartMs ? count : count + 1
  const isDue = !offered && next >= 2
  return { visits: { count: next, at: now, offered: offered || isDue }, isDue }
}
