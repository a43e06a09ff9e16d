import { expect, test } from 'vitest'
import { ideaFields, readIdeaFields, readVideoLink } from './draft.ts'
import { ideaAddress, shortLinkOf } from './idea-link.ts'

const typed = {
  phrase: 'oat latte',
  title: 'oat latte',
  note: '',
  target_date: '',
  goal: '',
  published_on: '',
}
const read = (fields: Partial<typeof typed>) => readIdeaFields({ ...typed, ...fields })

test('reads what the form shows, and stores no title that is the phrase', () => {
  const values = {
    ...{ phrase: 'oat latte', title: 'Latte at home', note: 'Hook: the price', target_date: '2026-12-01' },
    ...{ goal: 10, published_on: null },
  }
  expect(readIdeaFields(ideaFields(values))).toEqual({ values })
  expect(readIdeaFields(ideaFields({ ...values, title: null }))).toEqual({
    values: { ...values, title: null },
  })
  expect(read({ phrase: ' oat  latte ', note: ' ' })).toMatchObject({
    values: { phrase: 'oat latte', title: null, note: null, goal: null },
  })
})

test('a phrase of one character is its own title', () => {
  expect(read({ phrase: '猫', title: '猫' })).toMatchObject({ values: { phrase: '猫', title: null } })
})

test.each([
  ['an empty title', { title: ' ' }, { title: true }],
  ['a title of one letter', { title: 'x' }, { title: true }],
  ['a title of one emoji', { title: '🍂' }, { title: true }],
  ['a goal of 0', { goal: '0' }, { goal: true }],
  ['a goal above 100', { goal: '101' }, { goal: true }],
  ['a goal between two places', { goal: '1.5' }, { goal: true }],
  ['a goal in words', { goal: 'top ten' }, { goal: true }],
  ['no phrase', { phrase: '' }, { phrase: true }],
  ['a phrase and a goal', { phrase: ' ', goal: '-1' }, { phrase: true, goal: true }],
])('refuses %s', (_, fields, problems) => {
  expect(read(fields)).toEqual({ problems })
})

test.each([
  ['https://www.tiktok.com/@ada/video/7301234567890123456?lang=en', 'ada', '7301234567890123456'],
  ['Look: https://www.tiktok.com/@ada/photo/7301234567890123456', 'ada', '7301234567890123456'],
  ['https://vm.tiktok.com/ZMabc12/', null, 'https://vm.tiktok.com/ZMabc12/'],
])('reads the video of %s', (text, account_name, video_id) => {
  expect(readVideoLink(text)).toEqual({ account_name, video_id })
})

test.each(['https://www.tiktok.com/@ada', 'https://example.com/video/7301234567890123456', '7301', ''])(
  'finds no video in %s',
  (text) => expect(readVideoLink(text)).toBeNull(),
)

test('tells a short link from a video', () => {
  expect(shortLinkOf({ video_id: 'https://vm.tiktok.com/ZMabc12/' })).toBe('https://vm.tiktok.com/ZMabc12/')
  expect(shortLinkOf({ video_id: '7301234567890123456' })).toBeNull()
  expect(shortLinkOf({ video_id: null })).toBeNull()
})

test.each([
  ['ada', '7301234567890123456', 'https://www.tiktok.com/@ada/video/7301234567890123456'],
  ['ada', null, 'https://www.tiktok.com/@ada'],
  [null, 'https://vm.tiktok.com/ZMabc12/', 'https://vm.tiktok.com/ZMabc12/'],
])('links the account %s and the video %s', (account_name, video_id, address) => {
  expect(ideaAddress({ account_name, video_id })).toBe(address)
})
