import { expect, test } from 'vitest'
import { storedIdea } from '#tests/support/rows/stored-rows.ts'
import { columnOf, ideaPhrase, ideasIn, movesOf, moveTo } from './board.ts'
import type { IdeaRow, Stage } from './rows.ts'

const today = '2026-12-01'
const idea = (values: Partial<IdeaRow> = {}) => storedIdea({ id: 'a', ...values })

test.each([
  ['on its last day', '2026-11-01', 'published'],
  ['on the day after', '2026-10-31', 'verdict'],
] as const)('%s, a published idea is in the right column', (_, published_on, column) => {
  expect(columnOf({ stage: 'published', published_on }, today)).toBe(column)
})

test('a stage of a newer build is shown as an idea', () => {
  expect(columnOf({ stage: 'editing' as Stage, published_on: null }, today)).toBe('idea')
})

test('sorts ideas by their target date, then the newest first', () => {
  const ideas = [
    idea({ id: 'old', created_at: '2026-11-02T00:00:00.000Z' }),
    idea({ id: 'new', created_at: '2026-11-03T00:00:00.000Z' }),
    idea({ id: 'late', target_date: '2026-12-24' }),
    idea({ id: 'soon', target_date: '2026-12-02' }),
    idea({ id: 'other', stage: 'filming' }),
  ]
  expect(ideasIn(ideas, 'idea', today).map(({ id }) => id)).toEqual(['soon', 'late', 'new', 'old'])
})

test('sorts videos by the day of publishing, the last first', () => {
  const published = (id: string, published_on: string) => idea({ id, stage: 'published', published_on })
  const ideas = [published('a', '2026-11-20'), published('b', '2026-11-25'), published('over', '2026-10-01')]
  expect(ideasIn(ideas, 'published', today).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(ideasIn(ideas, 'verdict', today).map(({ id }) => id)).toEqual(['over'])
})

test.each([
  ['an idea', { stage: 'idea' }, ['filming', 'published']],
  ['a filmed one', { stage: 'filming' }, ['idea', 'published']],
  ['one filmed again', { stage: 'filming', published_on: '2026-10-01' }, ['idea', 'published']],
  ['a published one', { stage: 'published', published_on: today }, ['idea', 'filming', 'verdict']],
  [
    'one whose verdict came early',
    { stage: 'verdict', published_on: today },
    ['idea', 'filming', 'published'],
  ],
  ['one whose early verdict is old', { stage: 'verdict', published_on: '2026-10-01' }, ['idea', 'filming']],
  ['one whose thirty days are over', { stage: 'published', published_on: '2026-10-01' }, ['idea', 'filming']],
] as const)('%s can move to these columns', (_, values, columns) => {
  expect(movesOf(idea(values), today)).toEqual(columns)
})

test('moving to published needs a video, and keeps a known day', () => {
  expect(moveTo(idea(), 'filming', today)).toEqual({ id: 'a', stage: 'filming' })
  expect(moveTo(idea(), 'published', today)).toBeNull()
  const filmed = idea({ video_id: '7301234567890123456' })
  expect(moveTo(filmed, 'published', today)).toEqual({ id: 'a', stage: 'published', published_on: today })
  const known = { ...filmed, published_on: '2026-11-20' }
  expect(moveTo(known, 'verdict', today)).toEqual({ id: 'a', stage: 'verdict', published_on: '2026-11-20' })
})

test.each([
  [null, 'oat latte', null],
  ['A morning', 'oat latte', 'oat latte'],
  ['My Oat  Latte at home', 'oat latte', null],
  ['A morning', null, null],
])('with the title %j and the phrase %j, shows %j beside the title', (title, phrase, shown) => {
  expect(ideaPhrase({ title, phrase })).toBe(shown)
})
