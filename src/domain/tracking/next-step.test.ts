import { expect, test } from 'vitest'
import { trackedWith } from '#tests/support/rows/phrase-checks.ts'
import { storedSearch, suggestions } from '#tests/support/rows/stored-rows.ts'
import { collectNews } from './news.ts'
import { nextStep } from './next-step.ts'
import type { KeyPhraseRow } from './rows.ts'

const now = new Date('2026-11-22T10:00:00.000Z')

function newsWith(...phrases: [row: Partial<KeyPhraseRow>, positions: number[], lastDay?: number][]) {
  const items = phrases.map((phrase) => trackedWith(...phrase))
  return collectNews(items, '2026-11-20T12:00:00.000Z')
}
const nothing = { news: newsWith(), firstPhrase: null, searches: [], canTrack: true, now }
function suggested(known: Partial<Parameters<typeof nextStep>[0]>) {
  const step = nextStep({ ...nothing, ...known })
  return step && 'phrase' in step && typeof step.phrase === 'object' ? [step.kind, step.phrase.keyword] : step
}

const found = (search_term: string, ...words: string[]) =>
  storedSearch({ search_term, search_results: suggestions(...words) })

test('suggests nothing if there is nothing to do', () => {
  expect(suggested({ news: newsWith([{ keyword: 'matcha' }, [3, 3, 3]]) })).toBeNull()
})

test('suggests the phrase of the demo, the worst drop, a key phrase without an account, a late check, in this order', () => {
  const late: Parameters<typeof newsWith>[0] = [{ keyword: 'late' }, [3, 3], 20]
  const aimless: typeof late = [{ keyword: 'aimless', account_name: null }, [3, 3, 3]]
  const drop: typeof late = [{ keyword: 'drop' }, [3, 3, 8]]
  expect(suggested({ news: newsWith(late) })).toEqual(['late', 'late'])
  expect(suggested({ news: newsWith(late, aimless) })).toEqual(['aim', 'aimless'])
  const news = newsWith(late, aimless, drop)
  expect(suggested({ news })).toEqual(['drop', 'drop'])
  expect(suggested({ news, firstPhrase: 'matcha' })).toEqual({ kind: 'first', phrase: 'matcha' })
})

test('suggests tracking a keyword found by two searches, unless it is tracked or the limit is reached', () => {
  const searches = [found('matcha', 'matcha whisk', 'matcha latte'), found('whisk', 'Matcha Whisk', 'whisk')]
  const step = { kind: 'track', phrase: 'matcha whisk', country: 'gb', searches: 2 }
  expect(suggested({ searches })).toEqual(step)
  expect(suggested({ searches, canTrack: false })).toBeNull()
  expect(suggested({ searches, news: newsWith([{ keyword: 'matcha whisk' }, [3, 3, 3]]) })).toBeNull()
})

test('suggests urgent steps first, then findings of the insights, then a usual drop', () => {
  const often = Array.from({ length: 12 }, () => 4)
  const usual: Parameters<typeof newsWith>[0] = [{ keyword: 'usual' }, [...often, 9, 9, 4, 4, 8]]
  const news = newsWith(usual)
  expect(suggested({ news })).toEqual(['drop', 'usual'])
  const open = {
    ...news,
    active: news.active.map((stand) => ({ ...stand, item: { ...stand.item, signs: '1111' } })),
  }
  expect(suggested({ news: open })).toEqual({ kind: 'open', phrases: 1 })
  const drop = newsWith(usual, [{ keyword: 'unusual' }, [...often, 4, 8]])
  expect(suggested({ news: drop })).toEqual(['drop', 'unusual'])
})
