// Which of the news a sentence tells, and which of the events stand below it, so that the two agree.
import type { NewsEvent, NewsKind } from './news.ts'

/** What the sentence counts together: whatever became worse is one thing, and comes first. */
const groups = [
  { name: 'worse', kinds: ['left', 'down'] },
  { name: 'best', kinds: ['best'] },
  { name: 'entered', kinds: ['entered'] },
  { name: 'up', kinds: ['up'] },
] as const satisfies { name: string; kinds: readonly NewsKind[] }[]

export interface Clause {
  name: (typeof groups)[number]['name']
  /** What matters most comes first. */
  events: NewsEvent[]
}

/** A sentence has room for so many. */
const maxClauses = 2

/** What one sentence says of the events, which are in the order of their weight. */
export function clausesOf(events: readonly NewsEvent[]): Clause[] {
  return groups
    .map(({ name, kinds }) => ({
      name,
      events: events.filter(({ kind }) => (kinds as readonly NewsKind[]).includes(kind)),
    }))
    .filter((clause) => clause.events.length > 0)
    .slice(0, maxClauses)
}

/**
 * The events that a short list shows, in their order: each clause of the sentence has one of its own. The line that
 * would say that there is one more takes the room of that one.
 */
export function shownEvents(events: readonly NewsEvent[], max: number): NewsEvent[] {
  if (events.length <= max + 1) return [...events]
  const heads = clausesOf(events).flatMap((clause) => clause.events[0] ?? [])
  const others = events.filter((event) => !heads.includes(event)).slice(0, Math.max(0, max - heads.length))
  return events.filter((event) => heads.includes(event) || others.includes(event))
}
