import { isStale, type TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { formatAge } from '#src/words/home/ages.ts'

/**
 * `age` is the newest check's; `shared`: whether the oldest check has the same age. Considers the last check of each key
 * phrase that is neither paused nor stale, if that check succeeded; null if there is none.
 */
export function listAge(items: readonly TrackedItem[], now: Date): { age: string; shared: boolean } | null {
  const times = items
    .filter((item) => item.row.status && item.last?.state !== 'failed' && !isStale(item, now))
    .flatMap(({ last }) => last?.checked_at ?? [])
    .sort()
  const [oldest] = times
  const newest = times.at(-1)
  if (oldest === undefined || newest === undefined) return null
  const age = formatAge(newest, now)
  return { age, shared: formatAge(oldest, now) === age }
}
