// When the user last viewed the dashboard, and the start of "since you last looked".
import * as v from 'valibot'

/** All times are in ISO 8601. */
export const LastLook = v.object({
  /** When the dashboard was last open, according to the device's clock. */
  seen_at: v.string(),
  /** The newest check shown then, according to the server's clock; null if there was none. */
  checked_at: v.nullable(v.string()),
  /** The start of the news shown then. */
  since: v.string(),
})
export type LastLook = v.InferOutput<typeof LastLook>

const hourMs = 60 * 60 * 1000
/** Reopening the page within this time counts as the same visit, so that the news stays visible. */
const sameLookMs = 4 * hourMs
/** On the first visit, the news covers a week, but starts no earlier than the account. */
const firstLookMs = 7 * 24 * hourMs

/**
 * Returns the start of the news for a visit now (ISO 8601). After the first visit, it is the time of a check: the
 * server's and device's clocks differ, and checks in between must not be missed.
 */
export function newsSince(last: LastLook | undefined, created_at: string, now: Date): string {
  if (!last) return new Date(Math.max(now.getTime() - firstLookMs, Date.parse(created_at))).toISOString()
  const isSameLook = now.getTime() - Date.parse(last.seen_at) < sameLookMs
  return isSameLook ? last.since : (last.checked_at ?? last.since)
}
