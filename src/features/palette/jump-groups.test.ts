import { expect, test } from 'vitest'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { trackedItem } from '#src/domain/tracking/tracked-item.ts'
import { storedIdea, storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { actionGroup, jumpGroups } from './jump-groups.tsx'

const places = [
  { label: 'Dashboard', path: '/dashboard' },
  { label: 'Search history', path: '/key-phrase-search-history' },
]
const keyPhrase = trackedItem(
  storedKeyPhrase({ id: 'p1', keyword: 'Crème brûlée', country: 'gb', account_name: 'ada' }),
  undefined,
)
const head = (id: string, search_type: HistoryHead['search_type']): HistoryHead => ({
  id,
  search_type,
  search_term: 'creme caramel',
  country: 'de',
  searched_at: '2026-11-21T09:00:00Z',
})
const targets = {
  ideas: [
    storedIdea({ id: 'i1', phrase: 'creme caramel', title: 'Dessert in a mug' }),
    storedIdea({ id: 'i2', phrase: 'matcha' }),
  ],
  keyPhrases: [keyPhrase],
  searches: [head('s1', 'autocomplete')],
  checks: [head('c1', 'search_results_check')],
}

const offered = (text: string, known: typeof targets | null = targets) =>
  jumpGroups(text, places, known, new Date('2026-11-21T12:00:00Z')).flatMap(({ choices }) => choices)
const actions = (text: string) => actionGroup(text).choices.map(({ label, detail }) => [label, detail])

test('links each kind to its stored entries', () => {
  expect(offered('creme').map(({ picture, ...choice }) => choice)).toEqual([
    { value: '/key-phrase/p1', label: 'Crème brûlée', detail: 'United Kingdom · @ada' },
    { value: '/ideas?idea=i1', label: 'Dessert in a mug', detail: 'creme caramel · United Kingdom' },
    {
      value: '/key-phrase-search-history?search=s1',
      label: 'creme caramel',
      detail: 'Autocomplete · Germany · 3 hours ago',
    },
    {
      value: '/search-results-check-history/c1',
      label: 'creme caramel',
      detail: 'Germany · 3 hours ago',
    },
  ])
})

test('offers pages before the device is read', () => {
  expect(offered('', null).map(({ label }) => label)).toEqual(['Dashboard', 'Search history'])
  expect(offered('zebra')).toEqual([])
})

test('offers four actions for any text, with their prices', () => {
  expect(actions(' qwertyuio ')).toEqual([
    ['Search “qwertyuio”', '1 credit'],
    ['Check who ranks for “qwertyuio”', '1 credit'],
    ['Track “qwertyuio”', undefined],
    ['Make “qwertyuio” an idea', undefined],
  ])
})

test('offers no action without text, and only tracking for a link', () => {
  expect(actions(' ')).toEqual([])
  expect(actions('https://www.tiktok.com/@ada/video/7301234567890123456')).toEqual([
    ['Track this link', undefined],
  ])
})
