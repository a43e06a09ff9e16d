import { expect, test } from 'vitest'
import { readBulk } from './bulk-add.ts'
import { type KeyPhraseDraft, readTracked } from './key-phrase-draft.ts'

const id = '7301234567890123456'
const rules = { country: 'gb', countries: ['gb', 'de', 'us'], known: [], room: 10 } as const
const draft: KeyPhraseDraft = {
  keyword: 'matcha',
  country: 'gb',
  account_name: null,
  video_id: null,
  tags: [],
}
const outcomes = (lines: string[][], more: { known?: KeyPhraseDraft[]; room?: number }) =>
  readBulk(lines, { ...rules, ...more }).map(({ outcome }) => outcome)

test('reads one phrase per line and skips blank lines', () => {
  const lines = readBulk([['matcha '], [''], ['  '], ['iced   matcha']], rules)
  expect(lines.map(({ number, draft, outcome }) => [number, draft.keyword, outcome])).toEqual([
    [1, 'matcha', 'ready'],
    [4, 'iced matcha', 'ready'],
  ])
})

test('reads columns in any order under a header and ignores unknown ones', () => {
  const lines = readBulk(
    [
      ['Position', 'Tags', 'Video ID', 'Country', 'Key Phrase', 'Account Name'],
      ['3', 'food, drinks', id, 'Germany', 'matcha', '@Ada'],
    ],
    rules,
  )
  const expected = { ...draft, country: 'de', account_name: 'Ada', video_id: id, tags: ['food', 'drinks'] }
  expect(lines).toEqual([{ number: 2, draft: expected, outcome: 'ready', problem: null }])
})

test('recognises cells without a header by their format', () => {
  const [first, second, third] = readBulk(
    [
      ['de', 'matcha', '@ada', id],
      [`https://www.tiktok.com/@ada/video/${id}?x=1`, 'iced matcha', 'drinks'],
      ['de'],
    ],
    rules,
  )
  expect(first?.draft).toEqual({ ...draft, country: 'de', account_name: 'ada', video_id: id })
  const iced = { ...draft, keyword: 'iced matcha', account_name: 'ada', video_id: id, tags: ['drinks'] }
  expect(second?.draft).toEqual(iced)
  expect(third?.draft).toEqual({ ...draft, keyword: 'de' })
})

test('reads a single column’s first line as a phrase, even if it looks like a header', () => {
  expect(readBulk([['keyword']], rules)).toHaveLength(1)
  expect(readBulk([['keyword'], ['matcha']], rules)).toHaveLength(1)
})

test('finds duplicates in the list and among the lines, ignoring case', () => {
  const lines = [['matcha'], ['MATCHA'], ['latte'], ['Latte', 'de'], ['latte', '@Ada'], ['latte', '@ada']]
  const expected = ['duplicate', 'duplicate', 'ready', 'ready', 'ready', 'duplicate']
  expect(outcomes(lines, { known: [draft] })).toEqual(expected)
})

test('treats a line without an account as a duplicate of one with an account, but not vice versa', () => {
  const followed = { ...draft, account_name: 'ada', video_id: id }
  expect(outcomes([['matcha']], { known: [followed] })).toEqual(['duplicate'])
  expect(outcomes([['matcha', '@ada']], { known: [draft] })).toEqual(['ready'])
})

test('returns the problem of a line', () => {
  const lines = readBulk(
    [
      ['phrase', 'country'],
      ['', 'gb'],
      ['x'.repeat(501), 'gb'],
      ['matcha', 'spain'],
      ['matcha', 'fr'],
    ],
    rules,
  )
  expect(lines.map((line) => line.problem)).toEqual([
    { kind: 'missing' },
    { kind: 'too_long', max: 500 },
    { kind: 'unknown_country', text: 'spain' },
    { kind: 'country_not_in_plan' },
  ])
})

test('stops at the plan’s limit, not counting lines that are not added', () => {
  const lines = [['one'], ['one'], [''], ['two'], ['three']]
  expect(outcomes(lines, { room: 2 })).toEqual(['ready', 'duplicate', 'ready', 'over'])
  expect(outcomes([['one']], { room: 0 })).toEqual(['over'])
})

test.each([
  ['  @ada ', ' ', 'ada', null],
  ['', '', null, null],
  ['', `https://www.tiktok.com/@ada/video/${id}`, 'ada', id],
  ['https://www.tiktok.com/@ada', '', 'ada', null],
  ['bob', `https://www.tiktok.com/@ada/video/${id}`, 'bob', id],
  ['', 'https://vm.tiktok.com/ZM1/', null, 'https://vm.tiktok.com/ZM1/'],
])(
  'reads the account %j and the video %j as typed or from a link',
  (account, video, account_name, video_id) => {
    expect(readTracked(account, video)).toEqual({ account_name, video_id })
  },
)
