import { expect, test } from 'vitest'
import { alertKinds, ruleKinds, thresholdMeaning } from '#src/domain/tracking/rows.ts'
import { describeAlert, describeRule } from './alerts.ts'

const facts = { threshold: null, position: null, previous_position: null, results: 24 }

const cases = [
  ['enters_first', { threshold: 3, position: 2, previous_position: 14 }, 'Entered the top 3: now 2, was 14.'],
  ['leaves_first', { threshold: 3, previous_position: 2 }, 'Left the top 3: now outside the top 24, was 2.'],
  ['moves_up', { threshold: 1, position: 4, previous_position: 5 }, 'Moved up 1 place: now 4, was 5.'],
  ['moves_up', { threshold: 3, position: 4 }, 'Moved up: now 4, previously not found.'],
  ['moves_down', { threshold: 3, position: 9, previous_position: 4 }, 'Moved down 5 places: now 9, was 4.'],
  ['lost', { previous_position: 9 }, 'No longer in the top 24, was 9.'],
  ['found', { position: 9 }, 'Back in the results, now 9.'],
  ['best_ever', { position: 1, previous_position: 2 }, 'New best position: 1.'],
  ['level_better', { position: 2, previous_position: 3 }, 'A new level, better than usual: now 2, was 3.'],
  ['level_worse', { previous_position: 9 }, 'A new level, worse than usual: now outside the top 24, was 9.'],
  ['failed_twice', {}, 'Two checks failed in a row. Nothing was measured.'],
  ['brand_word', {}, 'TikTok now suggests this next to your name.'],
] as const

test('every kind of alert is described in one of the cases', () => {
  expect(new Set(cases.map(([kind]) => kind))).toEqual(new Set(alertKinds))
})

test.each(cases)('describes %s with %o', (kind, given, words) => {
  expect(describeAlert({ ...facts, ...given, kind })).toBe(words)
})

test('describes every rule, with its threshold if it has one', () => {
  for (const kind of ruleKinds) {
    const words = describeRule({ kind, threshold: thresholdMeaning(kind) && 7 })
    expect(words).not.toContain('…')
    expect(words.includes('7')).toBe(thresholdMeaning(kind) !== null)
  }
})

test('shows an unknown kind under its own name', () => {
  const kind = 'first_view' as 'lost'
  expect(describeRule({ kind, threshold: null })).toBe('first_view')
  expect(describeAlert({ ...facts, kind, position: 3 })).toBe('first_view: now 3, previously not found.')
})
