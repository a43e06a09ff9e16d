import { formatDate } from '#src/lib/format.ts'

function dayOf(time: Date): string {
  return time.toDateString()
}

/** "Today", "Yesterday" or the date, as the device's own calendar has it. */
function dayName(time: string, now: Date): string {
  const day = dayOf(new Date(time))
  if (day === dayOf(now)) return 'Today'
  const before = new Date(now)
  before.setDate(before.getDate() - 1)
  return day === dayOf(before) ? 'Yesterday' : formatDate(time)
}

/** Things in the order in which they come, in groups of one day. */
export function byDay<Item>(
  items: readonly Item[],
  timeOf: (item: Item) => string,
  now: Date,
): { day: string; items: Item[] }[] {
  const groups = Map.groupBy(items, (item) => dayName(timeOf(item), now))
  return [...groups].map(([day, grouped]) => ({ day, items: grouped }))
}
