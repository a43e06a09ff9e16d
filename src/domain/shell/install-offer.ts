// Decides when to show how to install the app on an iPhone, whose browsers do not offer it.
import * as v from 'valibot'

const Visits = v.object({
  count: v.number(),
  /** The start of the last visit, in epoch milliseconds. */
  at: v.number(),
  /** Whether the offer was shown. */
  offered: v.boolean(),
})
export type Visits = v.InferOutput<typeof Visits>

// Page loads closer together, such as a reload, belong to the same visit.
const apartMs = 30 * 60 * 1_000

/** The stored visits of this browser; none if the text is missing or invalid. */
export function readVisits(text: string | null): Visits {
  try {
    return v.parse(Visits, JSON.parse(text ?? ''))
  } catch {
    return { count: 0, at: 0, offered: false }
  }
}

/** Adds a visit that begins now. The offer is due on the second visit, once. */
export function withVisit({ count, at, offered }: Visits, now: number): { visits: Visits; isDue: boolean } {
  const next = count > 0 && now - at < apartMs ? count : count + 1
  const isDue = !offered && next >= 2
  return { visits: { count: next, at: now, offered: offered || isDue }, isDue }
}
