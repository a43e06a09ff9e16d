// When the user last looked at the dashboard, and the start of "since you last looked".
import * as v from 'valibot'

/** ISO 8601 each. */
export const LastLook = v.object({
  /** When the dashboard was last open. */
  seen_at: v.string(),
  /** The start of the news shown then. */
  since: v.string(),
})
export type LastLook = v.InferOutput<typeof LastLook>

const hourMs = 60 * 60 * 1000
/** Reopening the page within this time is the same visit, so that the news does not disappear. */
const sameLookMs = 4 * hourMs
/** On the first visit, the news covers a week. */
const firstLookMs = 7 * 24 * hourMs

/** The start of the news for a visit now (ISO 8601). */
export function newsSince(last: LastLook | undefined, now: Date): string {
  if (!last) return new Date(now.getTime() - firstLookMs).toISOString()
  return now.getTime() - Date.parse(last.seen_at) < sameLookMs ? last.since : last.seen_at
}
