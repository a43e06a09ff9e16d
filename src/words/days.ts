import { formatDate } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const dayWords = sentences('days', { today: 'Today', yesterday: 'Yesterday' })

function dayOf(time: Date): string {
  return time.toDateString()
}

/** "Today", "Yesterday" or the date, as the device's own calendar has it. */
function dayName(time: string, now: Date): string {
  const day = dayOf(new Date(time))
  if (day === dayOf(now)) return dayWords.today
  const before = new Date(now)
  before.setDate(before.getDate() - 1)
  return day === dayOf(before) ? dayWords.yesterday : formatDate(time)
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
