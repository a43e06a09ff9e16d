import type { TrackedItem } from './tracked-item.ts'

/** A move is news until the next daily check is half a day late. */
const newsMs = 36 * 60 * 60 * 1000

const left = 3_000_000
const down = 2_000_000
const entered = 1_500_000
const up = 1_000_000
const added = 4_000_000

/** How far ahead an item stands: what lost most is looked at first, then what won most; 0 for what did not move. */
function urgency({ row, current, last, change }: TrackedItem, since: string): number {
  // What has just been added is what its owner looks for.
  if (!last) return row.created_at < since ? 0 : added
  if (!current || !change || current.checked_at < since) return 0
  if (change.kind === 'moved') return change.by < 0 ? down - change.by : up + change.by
  return { left, entered, same: 0, out: 0 }[change.kind]
}

/** The items with those that moved in their newest check first; the others as they came. */
export function moversFirst<Item extends TrackedItem>(items: readonly Item[], now: Date): Item[] {
  const since = new Date(now.getTime() - newsMs).toISOString()
  return items
    .map((item) => ({ item, urgency: urgency(item, since) }))
    .sort((one, other) => other.urgency - one.urgency)
    .map(({ item }) => item)
}
