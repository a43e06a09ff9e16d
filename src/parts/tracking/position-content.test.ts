import { expect, test } from 'vitest'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import type { DayRange } from '#src/lib/calendar-days.ts'
import { phraseCheck } from '#tests/support/rows/phrase-checks.ts'
import { positionContent } from './position-content.ts'

const check = (day: number, position: number | null | 'failed') => ({
  ...phraseCheck('phrase', day, position),
  search_id: `search-${day}`,
})
const makeContent = (
  checks: KeyPhraseCheckRow[],
  ranks: Record<string, number> = {},
  range: DayRange = 'all',
) =>
  positionContent({
    checks,
    notes: [],
    competitors: Object.keys(ranks).length > 0 ? ['fern_heron_sample'] : [],
    accounts: new Map(
      Object.entries(ranks).map(([id, rank]) => [id, [{ rank, username: 'fern_heron_sample' }]]),
    ),
    threshold: 10,
    range,
  })

test('labels each line at its end: the own line with its position, others with their current rank', () => {
  const checks = [check(1, 9), check(2, 12)]
  const ends = makeContent(checks, { 'search-1': 13, 'search-2': 11 }).lines.map(({ end }) => end)
  expect(ends).toEqual([
    { text: 'You 12', at: 12 },
    { text: 'fern_heron… 11', at: 11 },
  ])
  const [, gone] = makeContent(checks, { 'search-1': 13 }).lines
  expect(gone?.end).toEqual({ text: 'fern_heron…', at: 13 })
})

test('labels an account that is not among the results at the foot', () => {
  const content = makeContent([check(1, 9), check(2, null)])
  expect(content.lines[0]?.end).toEqual({ text: 'You', at: null })
  expect(content.stretches).toMatchObject([{ kind: 'unranked', text: 'not in top 36' }])
  expect(makeContent([check(1, 'failed')]).lines[0]?.end).toBeUndefined()
})

test('has no position for failures, unranked checks and days without checks', () => {
  const content = makeContent([check(1, 4), check(2, 'failed'), check(3, null), check(9, 2)])
  expect(content.lines[0]?.values).toEqual([4, null, null, null, 2])
})

test('names the best point only if another is worse', () => {
  expect(makeContent([check(1, 9), check(2, 7), check(3, 7)]).best).toMatchObject({
    y: 7,
    text: 'best: 7',
  })
  expect(makeContent([check(1, 9), check(2, 9)]).best).toBeUndefined()
})

test('names the best of a range as such, since the best of all is beside the chart', () => {
  expect(makeContent([check(1, 9), check(2, 7)], {}, '30').best?.text).toBe('best in 30 days: 7')
})
