// When the user last looked at the dashboard, and the start of "since you last looked".
import * as v from 'valibot'

/** ISO 8601 each. */
export const LastLook = v.object({
  /** When the dashboard was last open, by the device's clock. */
  seen_at: v.string(),
  /** The newest check shown then, by the server's clock; null if there was none. */
  checked_at: v.nullable(v.string()),
  /** The start of the news shown then. */
  since: v.string(),
})
export type LastLook = v.InferOutput<typeof LastLook>

const hourMs = 60 * 60 * 1000
/** Reopening the page within this time is the same visit, so that the news does not disappear. */
const sameLookMs = 4 * hourMs
/** On the first visit, the news covers a week, but nothing before the account. */
const firstLookMs = 7 * 24 * hourMs

/**
 * The start of the news for a visit now (ISO 8601). After the first visit it is the time of a check: the server's clock
 * and the device's differ, and a check made between them must not be missed.
 */
export function newsSince(last: LastLook | undefined, created_at: string, now: Date): string {
  if (!last) return new Date(Math.max(now.getTime() - firstLookMs, Date.parse(created_at))).toISOString()
  const isSameLook = now.getTime() - Date.parse(last.seen_at) < sameLookMs
  return isSameLook ? last.since : (last.checked_at ?? last.since)
}
