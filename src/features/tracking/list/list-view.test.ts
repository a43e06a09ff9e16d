import { expect, test } from 'vitest'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { trackedItem } from '#src/domain/tracking/tracked-item.ts'
import { storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { filterChoices, isFiltered, readView, shownItems, writeView } from './list-view.ts'

const item = (values: Partial<KeyPhraseRow>) =>
  trackedItem(storedKeyPhrase({ account_name: null, ...values }), undefined)

const items = [
  item({ keyword: 'Matcha Latte', tags: ['Drinks'] }),
  item({ keyword: 'running shoes', country: 'de', status: false, account_name: 'Ada.Runs', tags: ['shoes'] }),
  item({ keyword: 'couch to 5k', video_id: '7301234567890123456' }),
]
const shown = (address: string) =>
  shownItems(items, readView(new URLSearchParams(address))).map(({ row }) => row.keyword)

test.each([
  ['', ['Matcha Latte', 'running shoes', 'couch to 5k']],
  ['q=MATCHA', ['Matcha Latte']],
  ['q=%40ada', ['running shoes']],
  ['q=%40', []],
  ['q=drinks', ['Matcha Latte']],
  ['q=7301234567890123456', ['couch to 5k']],
  ['tag=shoes', ['running shoes']],
  ['in=de&status=paused', ['running shoes']],
  ['status=active&q=shoes', []],
  ['in=xx&status=maybe&order=7', ['Matcha Latte', 'running shoes', 'couch to 5k']],
])('filters and sorts by ?%s', (address, keywords) => {
  expect(shown(address)).toEqual(keywords)
})

test.each([
  ['wideOpen', ['1111']],
  ['open', ['111?', '1101']],
  ['contested', ['1100']],
  ['hard', ['1000', '0000', '000?']],
  ['', ['1111', '111?', '1101', '1100', '1000', '0000', '000?', '00??', '']],
])('filters by the opportunity %s', (opportunity, signs) => {
  const all = ['1111', '111?', '1101', '1100', '1000', '0000', '000?', '00??', '']
  const known = all.map((signs) => ({ ...item({}), signs }))
  const view = readView(new URLSearchParams({ opportunity }))
  expect(shownItems(known, view).map((one) => one.signs)).toEqual(signs)
  expect(isFiltered(view)).toBe(opportunity !== '')
})

test('writes only values that differ from the defaults', () => {
  const written = writeView({ text: 'ascending', sort: 'position', order: 'ascending', country: 'gb' })
  expect(written).toEqual({ q: 'ascending', sort: 'position', order: '', in: 'gb' })
  const read = readView(new URLSearchParams(written))
  expect(read).toMatchObject({ text: 'ascending', sort: 'position', order: 'ascending', country: 'gb' })
  expect(isFiltered(read)).toBe(true)
  expect(isFiltered(readView(new URLSearchParams('sort=position')))).toBe(false)
})

test('lists the tags and countries in use', () => {
  expect(filterChoices(items)).toEqual({ tags: ['Drinks', 'shoes'], countries: ['gb', 'de'] })
})
