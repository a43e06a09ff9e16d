import { expect, test } from 'vitest'
import { phraseCheck } from '#tests/support/rows/phrase-checks.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck, storedKeyPhrase, storedSearch, suggestions } from '#tests/support/rows/stored-rows.ts'
import { checkedMarks, followedAccounts, newcomers, trackedMarks } from './keyword-marks.ts'
import { withChecks } from './standing.ts'

const standingAt = (id: string, position: number | null) =>
  [id, withChecks(undefined, id, [phraseCheck(id, 20, position)])] as const

test('marks a tracked phrase with its current position, ignoring case and spacing', () => {
  const row = storedKeyPhrase({ keyword: 'Matcha  Latte' })
  const marks = trackedMarks([row], new Map([standingAt(row.id, 12)]), 'gb')
  expect(marks.get('matcha latte')).toEqual({ id: row.id, position: 12 })
  expect(marks.get('matcha')).toBeUndefined()
})

test('prefers a key phrase of the country, then an active one, then the best position', () => {
  const abroad = storedKeyPhrase({ country: 'de' })
  const paused = storedKeyPhrase({ status: false })
  const low = storedKeyPhrase({ account_name: 'low' })
  const high = storedKeyPhrase({ account_name: 'high' })
  const out = storedKeyPhrase({ account_name: 'out' })
  const standings = new Map([
    standingAt(abroad.id, 1),
    standingAt(paused.id, 2),
    standingAt(low.id, 9),
    standingAt(high.id, 4),
    standingAt(out.id, null),
  ])
  const chosen = (...rows: (typeof low)[]) => trackedMarks(rows, standings, 'gb').get('matcha')
  expect(chosen(abroad, paused, low, high, out)).toEqual({ id: high.id, position: 4 })
  expect(chosen(out, low)?.id).toBe(low.id)
  expect(chosen(abroad, paused)?.id).toBe(paused.id)
  expect(chosen(abroad)?.id).toBe(abroad.id)
  expect(chosen(out)).toEqual({ id: out.id, position: null })
  expect(chosen(storedKeyPhrase())?.position).toBeNull()
})

test('uses the newest completed check and the best rank of the tracked accounts', () => {
  const results = [
    rankingRow({ rank: 3, username: 'other' }),
    rankingRow({ rank: 9, username: 'Ada' }),
    rankingRow({ rank: 7, username: 'ada_two' }),
  ]
  const old = storedCheck({ searched_at: '2026-11-01T00:00:00.000Z', search_ranking_results: [] })
  const newest = storedCheck({ searched_at: '2026-11-10T00:00:00.000Z', search_ranking_results: results })
  const failed = storedCheck({ searched_at: '2026-11-12T00:00:00.000Z', state: 'failed' })
  const markFor = (accounts: string[]) => checkedMarks([old, newest, failed], accounts).get('matcha')
  expect(markFor(['@ada', 'ada_two'])).toEqual({ id: newest.id, at: newest.searched_at, position: 7 })
  expect(markFor(['absent'])?.position).toBeNull()
  expect(markFor([])?.position).toBeNull()
})

test('returns the distinct accounts of key phrases', () => {
  const rows = [storedKeyPhrase(), storedKeyPhrase(), storedKeyPhrase({ account_name: null })]
  expect(followedAccounts(rows)).toEqual(['ada'])
})

const found = (searched_at: string, ...words: string[]) =>
  storedSearch({ searched_at, search_results: suggestions(...words) })

test('marks suggestions that an earlier search did not return', () => {
  const before = found('2026-11-14T10:00:00.000Z', 'Matcha latte')
  const search = found('2026-11-20T10:00:00.000Z', 'matcha latte', 'matcha at home')
  const marks = newcomers([{ search, before }])
  expect([...marks]).toEqual([['matcha at home', before.searched_at]])
})

test('marks nothing without an earlier search with results', () => {
  const search = found('2026-11-20T10:00:00.000Z', 'matcha latte')
  expect(newcomers([{ search, before: undefined }]).size).toBe(0)
  expect(newcomers([{ search, before: found('2026-11-14T10:00:00.000Z') }]).size).toBe(0)
})

test('does not mark a suggestion that an earlier search of any phrase returned', () => {
  const early = found('2026-11-13T10:00:00.000Z', 'tea')
  const late = found('2026-11-14T10:00:00.000Z', 'matcha latte')
  const search = found('2026-11-20T10:00:00.000Z', 'matcha latte', 'matcha cake')
  const marks = newcomers([
    { search, before: early },
    { search, before: late },
  ])
  expect([...marks]).toEqual([['matcha cake', late.searched_at]])
})
