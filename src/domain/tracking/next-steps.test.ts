import { expect, test } from 'vitest'
import { phraseCheck } from '#tests/support/rows/phrase-checks.ts'
import { storedKeyPhrase, storedSearch } from '#tests/support/rows/stored-rows.ts'
import { collectNews } from './news.ts'
import { nextSteps } from './next-steps.ts'
import type { KeyPhraseRow } from './rows.ts'
import { withChecks } from './standing.ts'
import { trackedItem } from './tracked-item.ts'

const now = new Date('2026-11-22T10:00:00.000Z')

function newsWith(...phrases: [row: Partial<KeyPhraseRow>, positions: number[], lastDay?: number][]) {
  const items = phrases.map(([fields, positions, lastDay = 22]) => {
    const row = storedKeyPhrase(fields)
    const checks = positions.map((position, n) =>
      phraseCheck(row.id, lastDay + 1 - positions.length + n, position),
    )
    return trackedItem(row, withChecks(undefined, row.id, checks))
  })
  return collectNews(items, '2026-11-20T12:00:00.000Z')
}
const nothing = { news: newsWith(), unreadAlerts: 0, firstPhrase: null, searches: [], canTrack: true, now }
const suggestedSteps = (known: Partial<Parameters<typeof nextSteps>[0]>) =>
  nextSteps({ ...nothing, ...known }).map((step) =>
    'phrase' in step && typeof step.phrase === 'object' ? [step.kind, step.phrase.keyword] : step,
  )

const found = (search_term: string, ...words: string[]) =>
  storedSearch({
    search_term,
    search_results: words.map((word, index) => ({ word, group_id: 'en', position: index + 1 }) as never),
  })

test('returns no steps if there is nothing to do', () => {
  expect(suggestedSteps({ news: newsWith([{ keyword: 'matcha' }, [3, 3, 3]]) })).toEqual([])
})

test('returns alerts, the worst drop, a key phrase without an account and a late check, in this order', () => {
  const news = newsWith(
    [{ keyword: 'late' }, [3, 3], 20],
    [{ keyword: 'aimless', account_name: null }, [3, 3, 3]],
    [{ keyword: 'drop' }, [3, 3, 8]],
  )
  expect(suggestedSteps({ news, unreadAlerts: 2 })).toEqual([
    { kind: 'alerts', alerts: 2 },
    ['drop', 'drop'],
    ['aim', 'aimless'],
    ['late', 'late'],
  ])
})

test('puts the phrase of the demo first', () => {
  expect(suggestedSteps({ firstPhrase: 'matcha', unreadAlerts: 1 })[0]).toEqual({
    kind: 'first',
    phrase: 'matcha',
  })
})

test('suggests tracking a keyword found by two searches, unless it is tracked or the limit is reached', () => {
  const searches = [found('matcha', 'matcha whisk', 'matcha latte'), found('whisk', 'Matcha Whisk', 'whisk')]
  expect(suggestedSteps({ searches })).toEqual([
    { kind: 'track', word: 'matcha whisk', country: 'gb', searches: 2 },
  ])
  expect(suggestedSteps({ searches, canTrack: false })).toEqual([])
  expect(suggestedSteps({ searches, news: newsWith([{ keyword: 'matcha whisk' }, [3, 3, 3]]) })).toEqual([])
})
