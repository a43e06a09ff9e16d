// When the owner looked at the dashboard, and what "since you last looked" begins with.
import * as v from 'valibot'

/** ISO 8601 each. */
export const LastLook = v.object({
  /** When this look, or the one before it, was seen last. */
  seen_at: v.string(),
  /** What it told the news since. */
  since: v.string(),
})
export type LastLook = v.InferOutput<typeof LastLook>

const hourMs = 60 * 60 * 1000
/** Who comes back sooner is still at the same look: opening the page again must not make the news go away. */
const sameLookMs = 4 * hourMs
/** Somebody who never looked is told of a week. */
const firstLookMs = 7 * 24 * hourMs

/** Since when a look that begins now tells the news. */
export function newsSince(last: LastLook | undefined, now: Date): string {
  if (!last) return new Date(now.getTime() - firstLookMs).toISOString()
  return now.getTime() - Date.parse(last.seen_at) < sameLookMs ? last.since : last.seen_at
}
