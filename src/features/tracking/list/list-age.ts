import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { isStale } from '#src/domain/tracking/tracked-item.ts'
import { formatAge } from '#src/words/home/ages.ts'

/** `age`: the newest check's; `shared`: whether the oldest check has the same age. */
export interface ListAge {
  age: string
  shared: boolean
}

/**
 * Considers the last check of each key phrase that is neither paused nor stale, if that check succeeded; null if there
 * is none.
 */
export function listAge(items: readonly TrackedItem[], now: Date): ListAge | null {
  let oldest: string | null = null
  let newest: string | null = null
  for (const item of items) {
    if (!item.last || !item.row.status || item.last.state === 'failed' || isStale(item, now)) continue
    const { checked_at } = item.last
    if (oldest === null || checked_at < oldest) oldest = checked_at
    if (newest === null || checked_at > newest) newest = checked_at
  }
  if (oldest === null || newest === null) return null
  const age = formatAge(newest, now)
  return { age, shared: formatAge(oldest, now) === age }
}
