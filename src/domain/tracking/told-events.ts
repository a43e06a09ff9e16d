// Selects the news for a summary sentence and for the list below it, so that the two agree.
import type { NewsEvent, NewsKind } from './news.ts'

/** Kinds that the sentence counts together, most important first. */
const groups = [
  { name: 'worse', kinds: ['left', 'down'] },
  { name: 'best', kinds: ['best'] },
  { name: 'entered', kinds: ['entered'] },
  { name: 'up', kinds: ['up'] },
] as const satisfies { name: string; kinds: readonly NewsKind[] }[]

const maxClauses = 3

export interface Clause {
  name: (typeof groups)[number]['name']
  /** Most important first. */
  events: NewsEvent[]
}

/** The clauses of the sentence for these events, which are sorted by weight. */
export function selectClauses(events: readonly NewsEvent[]): Clause[] {
  return groups
    .map(({ name, kinds }) => ({
      name,
      events: events.filter(({ kind }) => (kinds as readonly NewsKind[]).includes(kind)),
    }))
    .filter((clause) => clause.events.length > 0)
    .slice(0, maxClauses)
}

/**
 * The events for a short list, in order, with at least one per clause of the sentence. Returns `max + 1` events rather
 * than leave out a single one, because a line that announces it would need the same space.
 */
export function shownEvents(events: readonly NewsEvent[], max: number): NewsEvent[] {
  if (events.length <= max + 1) return [...events]
  const heads = selectClauses(events).flatMap((clause) => clause.events[0] ?? [])
  const others = events.filter((event) => !heads.includes(event)).slice(0, Math.max(0, max - heads.length))
  return events.filter((event) => heads.includes(event) || others.includes(event))
}
