import { expect, test } from 'vitest'
import { trackedWith } from '#tests/support/rows/phrase-checks.ts'
import { collectNews, type NewsEvent } from './news.ts'
import { selectClauses, shownEvents } from './told-events.ts'

function createEvents(moves: Record<string, readonly [best: number, from: number, to: number]>): NewsEvent[] {
  const items = Object.entries(moves).map(([keyword, positions]) => trackedWith({ keyword }, positions))
  return collectNews(items, '2026-11-21T12:00:00.000Z').events
}
const names = (events: readonly NewsEvent[]) => events.map(({ item }) => item.row.keyword)

test('shows an event for each clause of the sentence', () => {
  const events = createEvents({
    ...{ a: [3, 5, 12], b: [3, 13, 20], c: [3, 13, 19], d: [3, 13, 18] },
    ...{ riser: [2, 9, 7], other: [2, 9, 8] },
  })
  expect(selectClauses(events).map(({ name, events }) => [name, events.length])).toEqual([
    ['worse', 4],
    ['up', 2],
  ])
  expect(names(shownEvents(events, 3))).toEqual(['a', 'b', 'riser'])
  const kinds = createEvents({ down: [3, 5, 6], best: [9, 9, 5], up: [2, 9, 7] })
  expect(shownEvents(kinds, 1)).toHaveLength(3)
})

test('shows one event more than the maximum instead of a line that announces it', () => {
  const events = createEvents({ a: [3, 5, 12], b: [3, 13, 20], up: [2, 9, 7], further: [2, 9, 8] })
  expect(shownEvents(events, 3)).toEqual(events)
})
