// When somebody is told how to put the app on the home screen of an iPhone, whose browsers do not offer it.
import * as v from 'valibot'

const Visits = v.object({
  count: v.number(),
  /** When the last one began, in epoch milliseconds. */
  at: v.number(),
  /** Whether the offer was shown. */
  offered: v.boolean(),
})
export type Visits = v.InferOutput<typeof Visits>

// What comes sooner belongs to the same visit: a reload, a link of a mail.
const apartMs = 30 * 60 * 1_000

/** What a browser remembers of earlier visits; of a newcomer's, or of what cannot be read, none. */
export function readVisits(text: string | null): Visits {
  try {
    return v.parse(Visits, JSON.parse(text ?? ''))
  } catch {
    return { count: 0, at: 0, offered: false }
  }
}

/** The visits with one that begins now. The offer is made in the second, once. */
export function withVisit({ count, at, offered }: Visits, now: number): { visits: Visits; isDue: boolean } {
  const next = count > 0 && now - at < apartMs ? count : count + 1
  const isDue = !offered && next >= 2
  return { visits: { count: next, at: now, offered: offered || isDue }, isDue }
}
