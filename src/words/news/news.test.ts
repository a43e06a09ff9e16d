import { afterEach, expect, test } from 'vitest'
import { collectNews } from '#src/domain/tracking/news.ts'
import { setLocale } from '#src/lib/locale.ts'
import { provideTranslation } from '#src/lib/translation.ts'
import { type Positions, trackedWith } from '#tests/support/rows/phrase-checks.ts'
import { catalogue as german } from '../de/catalogue.ts'
import { headline, lookedText, remarks, untrackedText } from './news.ts'

afterEach(() => {
  setLocale('en')
  provideTranslation({})
})

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
const said = (news: ReturnType<typeof newsWith>) => [headline(news, now), ...remarks(news, now)]

const many = {
  one: [4, 4, 6],
  two: [9, 9, null],
  three: [13, 13, 12],
  four: [1, 9, 9, 8],
  five: [5, 5, 5],
}

test('names a single event', () => {
  expect(said(newsWith({ matcha: [4, 4, 6] }))).toEqual(['“matcha” slipped to 6'])
  expect(said(newsWith({ matcha: [4, 4, null] }))).toEqual(['“matcha” left the top 36'])
  expect(said(newsWith({ matcha: [null, null, 9] }))).toEqual(['“matcha” entered at 9'])
  expect(said(newsWith({ matcha: [9, 9, 4] }))).toEqual(['“matcha” is at its best ever: 4'])
  expect(said(newsWith({ matcha: [2, 9, 9, 4] }))).toEqual(['“matcha” climbed to 4'])
})

test('counts several events, worse ones first, in at most three clauses', () => {
  expect(said(newsWith(many))).toEqual([
    'Two positions slipped, one is at its best ever, one climbed',
    '1 unchanged',
  ])
  expect(headline(newsWith({ ...many, six: [null, null, 9] }), now)).toBe(
    'Two positions slipped, one is at its best ever, one entered the results',
  )
  expect(said(newsWith({ one: [2, 9, 8, 5], two: [1, 9, 8, 4] }))).toEqual(['Two positions climbed'])
})

const usually = (position: number) => Array.from({ length: 12 }, () => position)

test('reports a new level first, and whether all is usual movement', () => {
  expect(said(newsWith({ matcha: [...usually(4), 9, 8] }))).toEqual([
    '“matcha” is at a new level, worse than usual: 8',
  ])
  // Better than usual, though it fell since the last visit.
  expect(said(newsWith({ matcha: [...usually(9), 2, 3] }))).toEqual([
    '“matcha” is at a new level, better than usual: 3',
  ])
  expect(said(newsWith({ matcha: [...usually(4), null, null] }))).toEqual([
    '“matcha” is at a new level, worse than usual: outside the top 36',
  ])
  const levels = { matcha: [...usually(4), 9, 8], tea: [2, ...usually(4), 5, 9, 9, 3], oat: [4, 4, 6] }
  expect(headline(newsWith(levels), now)).toBe('New level: “matcha” worse, one position slipped, one climbed')
  const both = { matcha: [...usually(4), 9, 8], oat: [...usually(9), 2, 3] }
  expect(headline(newsWith(both), now)).toBe('New level: “oat” better, “matcha” worse')
  const tea = [...usually(4), 9, 9, 6, 6, 5]
  expect(headline(newsWith({ tea }), now)).toBe('Usual movement: “tea” climbed to 5')
  expect(headline(newsWith({ ...both, tea }), now)).toBe(
    'New level: “oat” better, “matcha” worse, the rest as usual',
  )
  const third = { shoes: [...usually(5), 9, 10] }
  expect(headline(newsWith({ ...both, ...third }), now)).toBe(
    'New level: “oat” better, “shoes” worse, 1 worse',
  )
})

test('translates the sentence to German', () => {
  setLocale('de')
  provideTranslation({ ...german })
  expect(headline(newsWith(many), now)).toBe(
    'Zwei Positionen sind gefallen, eine steht so gut wie nie, eine ist gestiegen',
  )
})

test('explains why there is no event', () => {
  expect(said(newsWith({ matcha: [4, 4, 4] }))).toEqual(['Nothing moved since Friday 20 Nov'])
  expect(said(newsWith({ matcha: [4, 'failed', 'failed'] }, { tea: [] }))).toEqual([
    'No position was measured since you looked',
    '2 checks failed 21\u2009–\u200922 Nov',
    '1 paused',
  ])
  expect(said(newsWith({ matcha: [] }))).toEqual(['The first check is due within a day'])
  expect(said(newsWith({ matcha: [12] }))).toEqual(['Your first position is in'])
  expect(said(newsWith({ matcha: [null] }))).toEqual(['Your first check is in'])
  expect(said(newsWith({}, { matcha: [3] }))).toEqual(['Tracking is paused'])
  expect(said(newsWith({}))).toEqual([null])
})

test('announces the next check, or the age of the last one, if nothing was checked since', () => {
  const looked = '2026-11-22T09:00:00.000Z'
  const checkedOn = (day: number) => ({
    ...newsWith({ matcha: [4, 4] }, {}, day),
    since: looked,
    measured: 0,
  })
  expect(said({ ...checkedOn(22), unchanged: 0 })).toEqual([
    'No new check since you looked',
    'The next is due within a day',
  ])
  expect(said({ ...checkedOn(19), unchanged: 0 })).toEqual([
    'No new check since you looked',
    'Last check on 19 Nov',
  ])
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
