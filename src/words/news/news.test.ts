import { expect, test } from 'vitest'
import { collectNews } from '#src/domain/tracking/news.ts'
import { switchToGerman } from '#tests/support/project/german.ts'
import { type Positions, trackedWith } from '#tests/support/rows/phrase-checks.ts'
import { headline, lookedText, remarks, untrackedText } from './news.ts'

const now = new Date('2026-11-22T10:00:00')
const since = '2026-11-20T12:00:00.000Z'

function newsWith(
  phrases: Record<string, Positions>,
  paused: Record<string, Positions> = {},
  lastDay?: number,
) {
  const items = [phrases, paused].flatMap((group, index) =>
    Object.entries(group).map(([keyword, positions]) =>
      trackedWith({ keyword, status: index === 0 }, positions, lastDay),
    ),
  )
  return collectNews(items, since)
}

const many = {
  one: [4, 4, 6],
  two: [9, 9, null],
  three: [13, 13, 12],
  four: [1, 9, 9, 8],
  five: [5, 5, 5],
}

const usually = (position: number) => Array.from({ length: 12 }, () => position)
const level = [...usually(4), 9, 8]
const better = [...usually(9), 2, 3]
const gone = [...usually(4), null, null]
const tea = [...usually(4), 9, 9, 6, 6, 5]

test.each<[string, Record<string, Positions>]>([
  ['“matcha” slipped to 6', { matcha: [4, 4, 6] }],
  ['“matcha” left the top 36', { matcha: [4, 4, null] }],
  ['“matcha” entered at 9', { matcha: [null, null, 9] }],
  ['“matcha” is at its best ever: 4', { matcha: [9, 9, 4] }],
  ['“matcha” climbed to 4', { matcha: [2, 9, 9, 4] }],
  ['Two positions climbed', { one: [2, 9, 8, 5], two: [1, 9, 8, 4] }],
  ['Two positions slipped, one is at its best ever, one climbed', many],
  // The headline has at most three clauses.
  [
    'Two positions slipped, one is at its best ever, one entered the results',
    { ...many, six: [null, null, 9] },
  ],
  ['“matcha” is at a new level, worse than usual: 8', { matcha: level }],
  // Better than usual, though it fell since the last visit.
  ['“matcha” is at a new level, better than usual: 3', { matcha: better }],
  ['“matcha” is at a new level, worse than usual: outside the top 36', { matcha: gone }],
  [
    'New level: “matcha” worse, one position slipped, one climbed',
    { matcha: level, tea: [2, ...usually(4), 5, 9, 9, 3], oat: [4, 4, 6] },
  ],
  ['New level: “oat” better, “matcha” worse', { matcha: level, oat: better }],
  ['New level: “oat” better, “matcha” worse, the rest as usual', { matcha: level, oat: better, tea }],
  [
    'New level: “oat” better, “tea” worse, 1 worse',
    { matcha: level, oat: better, tea: [...usually(5), 9, 10] },
  ],
  ['Usual movement: “tea” climbed to 5', { tea }],
])('the headline is: %s', (said, phrases) => {
  expect(headline(newsWith(phrases), now)).toBe(said)
})

test('translates the sentence to German', () => {
  switchToGerman()
  expect(headline(newsWith(many), now)).toBe(
    'Zwei Positionen sind gefallen, eine steht so gut wie nie, eine ist gestiegen',
  )
})

test.each<[(string | null)[], Record<string, Positions>, Record<string, Positions>]>([
  [['Nothing moved since Friday 20 Nov'], { matcha: [4, 4, 4] }, {}],
  [
    ['No position was measured since you looked', '2 checks failed 21\u2009–\u200922 Nov', '1 paused'],
    { matcha: [4, 'failed', 'failed'] },
    { tea: [] },
  ],
  [['Two positions slipped, one is at its best ever, one climbed', '1 unchanged'], many, {}],
  [['The first check is due within a day'], { matcha: [] }, {}],
  [['Your first position is in'], { matcha: [12] }, {}],
  [['Your first check is in'], { matcha: [null] }, {}],
  [['Tracking is paused'], {}, { matcha: [3] }],
  [[null], {}, {}],
])('says %j', (said, phrases, paused) => {
  const news = newsWith(phrases, paused)
  expect([headline(news, now), ...remarks(news, now)]).toEqual(said)
})

test('announces the next check, or the age of the last one, if nothing was checked since', () => {
  const looked = '2026-11-22T09:00:00.000Z'
  for (const [day, remark] of [
    [22, 'The next is due within a day'],
    [19, 'Last check on 19 Nov'],
  ] as const) {
    const news = { ...newsWith({ matcha: [4, 4] }, {}, day), since: looked, measured: 0, unchanged: 0 }
    expect(headline(news, now)).toBe('No new check since you looked')
    expect(remarks(news, now)).toEqual([remark])
  }
})

test('formats times in everyday words', () => {
  expect(lookedText(new Date('2026-11-22T08:05:00').toISOString(), now)).toBe('08:05 today')
  expect(lookedText(new Date('2026-11-21T20:00:00').toISOString(), now)).toBe('yesterday')
  expect(lookedText(new Date('2026-11-15T20:00:00').toISOString(), now)).toBe('Sunday 15 Nov')
})

test('names the newest rank that is not tracked, and counts the others', () => {
  const rank = (search_term: string) => ({
    ...{ check: search_term, country: 'gb' as const, searched_at: since, account: 'ada', rank: 7 },
    search_term,
  })
  expect(untrackedText([])).toBeNull()
  expect(untrackedText([rank('oat latte')])).toBe('Not tracked yet: @ada at 7 for “oat latte”')
  expect(untrackedText([rank('oat latte'), rank('tea'), rank('matcha')])).toBe(
    'Not tracked yet: @ada at 7 for “oat latte”, and 2 more',
  )
})
