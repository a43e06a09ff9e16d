import { expect, test } from 'vitest'
import type { HistoryHead } from '../search/history-filter.ts'
import { findTargets, newestOfEach } from './jump-targets.ts'

const find = (labels: readonly string[], text: string) => findTargets(labels, (label) => label, text)

test('case and accents do not count, on either side', () => {
  expect(find(['Crème brûlée', 'Creme fraiche', 'bread'], 'CREME')).toEqual(['Crème brûlée', 'Creme fraiche'])
  expect(find(['creme brulee'], 'crème BRÛLÉE')).toEqual(['creme brulee'])
  expect(find(['İstanbul'], 'istanbul')).toEqual(['İstanbul'])
})

test('every word must be there, in any order, and spaces around them do not matter', () => {
  expect(find(['trail running tips', 'trail mix'], '  tips trail ')).toEqual(['trail running tips'])
})

test('the vowel signs of other scripts tell words apart', () => {
  expect(find(['की', 'का'], 'की')).toEqual(['की'])
})

test('without a text the first eight are offered', () => {
  const many = Array.from({ length: 20 }, (_, n) => `phrase ${n}`)
  expect(find(many, '')).toEqual(many.slice(0, 8))
  expect(find(many, 'phrase 1')).toHaveLength(8)
})

test('of searches for the same the newest is offered', () => {
  const head = (id: string, values: Partial<HistoryHead> = {}): HistoryHead => ({
    id,
    search_type: 'basic',
    search_term: 'oats',
    country: 'gb',
    searched_at: id,
    ...values,
  })
  const heads = [
    head('4'),
    head('3', { country: 'de' }),
    head('2', { search_type: 'autocomplete' }),
    head('1'),
  ]
  expect(newestOfEach(heads).map(({ id }) => id)).toEqual(['4', '3', '2'])
})
