import { isStale, type TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { formatAge } from '#src/words/home/ages.ts'

/**
 * Returns the age of the newest check, and whether all checks have that age. Ignores failed checks and paused
 * or stale key phrases; null if no check is left.
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
