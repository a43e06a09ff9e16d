import * as v from 'valibot'

export const LastLook = v.object({
  /** When the dashboard was last open (ISO 8601), by the device's clock. */
  seen_at: v.string(),
  /** The time of the newest check that was shown, by the server's clock; null if there was none. */
  checked_at: v.nullable(v.string()),
  /** The start of the period that the news covered. */
  since: v.string(),
})
export type LastLook = v.InferOutput<typeof LastLook>

const hourMs = 60 * 60 * 1000
/** Within this time, reopening the dashboard continues the visit, so that its news stays visible. */
const sameLookMs = 4 * hourMs
/** The news of a first visit goes back this far, unless the account is newer. */
const firstLookMs = 7 * 24 * hourMs

/** In ISO 8601. News starts at `checked_at`, not `seen_at`, because the two clocks may differ. */
export function newsSince(last: LastLook | undefined, created_at: string, now: Date): string {
  if (!last) return new Date(Math.max(now.getTime() - firstLookMs, Date.parse(created_at))).toISOString()
  const isSameLook = now.getTime() - Date.parse(last.seen_at) < sameLookMs
  return isSameLook ? last.since : (last.checked_at ?? last.since)
}
