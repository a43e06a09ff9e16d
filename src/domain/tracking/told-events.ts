// The news headline and, on a phone, the list below it use the same selection, so that they agree.

import type { NewsEvent, NewsKind } from './news.ts'
import { unusualnessOf } from './standing.ts'

/** The headline groups events at a new level together, whatever their kinds. */
export const isNewLevel = ({ item }: NewsEvent) => unusualnessOf(item) === 2

/** The headline counts the kinds of a group together. The most important group comes first. */
const groups = [
  { name: 'worse', kinds: ['left', 'down'] },
  { name: 'best', kinds: ['best'] },
  { name: 'entered', kinds: ['entered'] },
  { name: 'up', kinds: ['up'] },
] as const satisfies { name: string; kinds: readonly NewsKind[] }[]

const maxClauses = 3

export interface Clause {
  name: 'level' | (typeof groups)[number]['name']
  events: NewsEvent[]
}

/** `events` are most important first. */
export function selectClauses(events: readonly NewsEvent[]): Clause[] {
  const others = events.filter((event) => !isNewLevel(event))
  const clauses: Clause[] = groups.map(({ name, kinds }) => ({
    name,
    events: others.filter(({ kind }) => (kinds as readonly NewsKind[]).includes(kind)),
  }))
  return [{ name: 'level' as const, events: events.filter(isNewLevel) }, ...clauses]
    .filter((clause) => clause.events.length > 0)
    .slice(0, maxClauses)
}

/** Returns `max` events, with at least one per clause, or all events if only one would be left out. */
export function shownEvents(events: readonly NewsEvent[], max: number): NewsEvent[] {
  if (events.length <= max + 1) return [...events]
  const heads = selectClauses(events).flatMap((clause) => clause.events[0] ?? [])
  const others = events.filter((event) => !heads.includes(event)).slice(0, Math.max(0, max - heads.length))
  return events.filter((event) => heads.includes(event) || others.includes(event))
}
