import { staleMs, type TrackedItem } from './tracked-item.ts'

const left = 3_000_000
const down = 2_000_000
const entered = 1_500_000
const up = 1_000_000
const added = 4_000_000

function urgency({ row, current, last, change, weekChange }: TrackedItem, since: string): number {
  if (!last) return row.created_at < since ? 0 : added
  if (!current || !change || current.checked_at < since) return 0
  if (change.kind === 'moved') return change.by < 0 ? down - change.by : up + change.by
  const inWeek = weekChange?.kind === 'moved' ? Math.abs(weekChange.by) : 0
  return { left, entered, same: inWeek, out: 0 }[change.kind]
}

/** New items without a check come first, then recent moves, then moves within a week, then the others. */
export function moversFirst<Item extends TrackedItem>(items: readonly Item[], now: Date): Item[] {
  const since = new Date(now.getTime() - staleMs).toISOString()
  return items
    .map((item) => ({ item, urgency: urgency(item, since) }))
    .sort((one, other) => other.urgency - one.urgency)
    .map(({ item }) => item)
}
